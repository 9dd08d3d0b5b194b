/** What is seen on a page, and what must hold there whatever it shows. */
import { join } from "node:path";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { ARTEFACTS } from "./world.ts";

export interface Size {
  width: number;
  height: number;
}

export const DESKTOP: Size = { width: 1440, height: 900 };
export const PHONE: Size = { width: 360, height: 740 };
const USUAL = [DESKTOP, PHONE];

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

/** axe finds nothing wrong, wide or narrow. Run from outside, so the page's strict policy stays in force. */
export async function accessible(page: Page, what: string): Promise<void> {
  await page.evaluate(axe.source);
  await atEach(page, USUAL, async ({ width }) => {
    const found = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
      const results = await axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
      return results.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`);
    });
    expect(found, `${what} at ${width} px`).toEqual([]);
  });
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
