import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { fetchFonts } from "./lib/fonts.ts";
import { fetchWords, language } from "./lib/language.svelte.ts";
import { preferences } from "./lib/preferences.svelte.ts";

document.documentElement.lang = language.current;
preferences.show();

// The server was renewed while this page stood open: what it asks for now lies under other names.
addEventListener("vite:preloadError", () => location.reload());

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the table.");
await Promise.all([fetchFonts(language.current), fetchWords(language.current)]);
mount(App, { target });

// Only for a page without the server: see public/sw.js. While we work on it, nothing stands between page and server.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
