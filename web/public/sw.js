/*
 * Keeps one page for when the server cannot be reached. Nothing else is kept: what the client is made of always comes
 * from the server, so nobody meets old code after an upgrade, and /api is never touched.
 */
const KEPT = "regnum-offline-1";
const PAGE = "/offline.html";
const FILES = [PAGE, "/offline.css", "/icon.svg"];

async function keep() {
  const kept = await caches.open(KEPT);
  await kept.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
  await self.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function answer(event, instead) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(instead)) ?? Response.error();
  }
}

async function look() {
  const [open] = await self.clients.matchAll({ type: "window" });
  await (open ? open.focus() : self.clients.openWindow("/"));
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(answer(event, PAGE));
  else if (FILES.includes(pathname)) event.respondWith(answer(event, pathname));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(look());
});
