/** What is seen on a page, and what must hold there whatever it shows. */
import { join } from "node:path";
import axe from "axe-core";
import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { ARTEFACTS } from "./world.ts";

export interface Size {
  width: number;
  height: number;
}

export const DESKTOP: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 360, height: 740 };
export const LAPTOP: Size = { width: 1280, height: 800 };
export const ON_ITS_SIDE: Size = { width: 740, height: 360 };
const USUAL = [DESKTOP, PHONE];
const LANGUAGE = "[data-testid=language]";
/** In each language light and dark, upright and on its side; and each size in both languages, light and dark. */
const WAYS: Record<string, readonly (Size & { colorScheme: "light" | "dark" })[]> = {
  en: [
    { ...DESKTOP, colorScheme: "light" },
    { ...PHONE, colorScheme: "light" },
    { ...PHONE, colorScheme: "dark" },
    { ...ON_ITS_SIDE, colorScheme: "dark" },
  ],
  hu: [
    { ...DESKTOP, colorScheme: "dark" },
    { ...PHONE, colorScheme: "dark" },
    { ...PHONE, colorScheme: "light" },
    { ...ON_ITS_SIDE, colorScheme: "light" },
  ],
};

/** The page has this size, has its fonts, and has drawn itself so. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  await drawn(page);
}

export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await frames(page);
}

/** What was to be drawn is drawn. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Pictures of the page, wide and narrow. */
export async function shoot(page: Page, name: string): Promise<void> {
  await atEach(page, USUAL, async ({ width }) => {
    await page.screenshot({ path: join(ARTEFACTS, `${name}-${width}.png`) });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, `${name} scrolls sideways at ${width} px`).toBe(false);
  });
}

/**
 * axe finds nothing wrong: in both languages, in the light and in the dark, wide, upright and on its side. A state of a page is
 * reached once and then looked at in all these ways; what another language closes is opened `again`.
 *
 * Run from outside, so the page's strict policy stays in force.
 */
export async function accessible(page: Page, what: string, again: () => Promise<unknown> = async () => undefined): Promise<void> {
  await page.evaluate(axe.source);
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await inBoth(page, async (lang) => {
    await atEach(page, WAYS[lang] ?? [], async ({ width, height, colorScheme }) => {
      await page.emulateMedia({ colorScheme });
      // Where things move, a colour is on its way to another for a moment.
      await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
      expect(await violations(page), `${what} at ${width} × ${height}, ${lang}, ${colorScheme}`).toEqual([]);
    });
  }, again);
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
}

/** Look at a page in its language and in the other one, and leave it as it was. What another language closes is opened `again`. */
export async function inBoth(page: Page, look: (lang: string) => Promise<void>, again: () => Promise<unknown> = async () => undefined): Promise<void> {
  const first = await page.evaluate(() => document.documentElement.lang);
  await look(first);
  // The page for when there is no net speaks both at once.
  if (!(await page.locator(LANGUAGE).count())) return;
  const other = first === "en" ? "hu" : "en";
  await speak(page, other).then(again);
  await look(other);
  await speak(page, first).then(again);
}

function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const results = await axe.run({ runOnly, resultTypes: ["violations"], preload: false });
    return results.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
  });
}

/** Read on in another language, on the same page: its own words have changed, and those that the server sends have come. */
async function speak(page: Page, lang: string): Promise<void> {
  const awaited = new Set<Request>();
  const sent = (request: Request): unknown => awaited.add(request);
  const come = (request: Request): unknown => awaited.delete(request);
  page.on("request", sent).on("requestfinished", come).on("requestfailed", come);
  // The button may lie behind a dialog.
  await page.locator(LANGUAGE).dispatchEvent("click");
  await page.waitForFunction((lang) => document.documentElement.lang === lang && !document.querySelector(`.stage:not([lang=${lang}])`), lang);
  await frames(page);
  await expect.poll(() => awaited.size, { timeout: 60_000 }).toBe(0);
  page.off("request", sent).off("requestfinished", come).off("requestfailed", come);
  await drawn(page);
}

/** Look at each size, and leave the page as it was. */
export async function atEach<Place extends Size>(page: Page, places: readonly Place[], look: (place: Place) => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const place of places) {
    await resize(page, { width: place.width, height: place.height });
    await look(place);
  }
  if (before) await resize(page, before);
}
