/**
 * How pages come up with an empty cache: how long, how large, and how still.
 *
 * Times depend on the machine, so they are printed and kept in artefacts/loading.json, never judged. What does
 * not depend on it is: the size of the first page, and that nothing on a page jumps while it loads.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { DESKTOP, drawn, frames, PHONE, type Size } from "./look.ts";
import { begin } from "./play.ts";
import { ARTEFACTS, inWorld } from "./world.ts";

const STILL = 0.05;
const LARGEST = 90_000;
const FONTS = /\.woff2$/;
const PLAY_NOW = "[data-testid=play-now]:not(:disabled)";

interface Watched {
  shift: number;
  jumped: string[];
  /** Since the server's answer began, when the page could first be used. */
  ready: number;
}

const world = inWorld();
const report: Record<string, Record<string, number>> = {};

afterAll(() => {
  writeFileSync(join(ARTEFACTS, "loading.json"), `${JSON.stringify(report, null, 1)}\n`);
  console.log(Object.entries(report).map(([page, facts]) => `${page}: ${JSON.stringify(facts)}`).join("\n"));
});

/** Somebody who has never been here, with a page that watches itself. */
async function stranger(viewport: Size, ready: string): Promise<Page> {
  const page = await world.guest({ viewport });
  await page.addInitScript((selector) => {
    const watched = globalThis as unknown as Watched;
    Object.assign(watched, { shift: 0, jumped: [], ready: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] }[]) {
        if (entry.hadRecentInput) continue;
        watched.shift += entry.value;
        watched.jumped.push(...entry.sources.map(({ node }) => `${entry.value.toFixed(4)} ${(node?.outerHTML ?? "").slice(0, 80)}`));
      }
    }).observe({ type: "layout-shift", buffered: true });
    const look = (): void => {
      if (!document.querySelector(selector)) return void requestAnimationFrame(look);
      // A task of its own: the page is free to answer a click now.
      setTimeout(() => {
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        watched.ready = performance.now() - (navigation?.responseStart ?? 0);
      });
    };
    look();
  }, ready);
  return page;
}

/** What the page has seen of itself until nothing more is fetched, put into the report. */
async function judge(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => (globalThis as unknown as Watched).ready > 0);
  await page.waitForLoadState("networkidle");
  await drawn(page);
  const { shift, jumped, ready } = await page.evaluate(() => {
    const { shift, jumped, ready } = globalThis as unknown as Watched;
    return { shift, jumped, ready };
  });
  report[name] = { ...report[name], shift: Number(shift.toFixed(4)), "interactive in ms": Math.round(ready) };
  expect(shift, `${name} jumps: ${jumped.join(" | ")}`).toBeLessThan(STILL);
}

/** What was fetched to draw the page: programs, styles and fonts. */
function fetched(page: Page): Promise<{ name: string; bytes: number }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter((one) => /\.(js|css|woff2)$/.test(one.name))
      .map((one) => ({ name: one.name, bytes: one.encodedBodySize })),
  );
}

describe.each([DESKTOP, PHONE])("at $width px, with an empty cache,", (size) => {
  it("the first page stands still while it loads, and is small", async () => {
    const page = await stranger(size, PLAY_NOW);
    await page.goto("/");
    await judge(page, `first page at ${size.width}`);
    const files = await fetched(page);
    const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
    report[`first page at ${size.width}`] = { ...report[`first page at ${size.width}`], bytes };
    expect(files.filter((one) => FONTS.test(one.name)), "English takes one file of each font").toHaveLength(2);
    expect(bytes).toBeLessThan(LARGEST);
  });

  it("the first page waits for its fonts, and then stands still", async () => {
    const page = await stranger(size, PLAY_NOW);
    const early: number[] = [];
    await page.route(FONTS, async (route) => {
      await page.waitForSelector("html[data-theme]"); // The program runs.
      await frames(page);
      early.push(await page.locator("#app > *").count());
      await route.continue();
    });
    await page.goto("/");
    await judge(page, `first page at ${size.width} with late fonts`);
    expect(early, "drawn before the fonts had come").toEqual([0, 0]);
  });

  it.each(["civ", "settlers", "imperium"])("a table of %s stands still while its cards load", async (game) => {
    const page = await stranger(size, "section.dock [data-card]");
    await begin(page, { game });
    await judge(page, `${game} at ${size.width}`);
  });
});

it("a page comes up in other letters where its fonts do not come", async () => {
  const page = await world.guest();
  await page.route(FONTS, (route) => route.abort());
  await page.goto("/");
  await page.waitForSelector(PLAY_NOW);
});
