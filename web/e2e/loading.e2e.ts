/**
 * How pages come up with an empty cache: how long, how large, and how still.
 *
 * Times depend on the machine, so they are printed and kept in artefacts/loading.json, never judged. What does
 * not depend on it is: the size of the first page, and that nothing on a page jumps while it loads.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { ARTEFACTS, myTurn, setUp, sitAt, World } from "./world.ts";

const STILL = 0.05;
const LARGEST = 150_000;
const SETTLED = 700;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

interface Watched {
  shift: number;
  jumped: string[];
  /** Since the server's answer began, when the page could first be used. */
  ready: number;
}

const world = new World();
const report: Record<string, Record<string, number>> = {};

beforeAll(() => world.begin());
afterAll(async () => {
  await world.end();
  writeFileSync(join(ARTEFACTS, "loading.json"), `${JSON.stringify(report, null, 1)}\n`);
  console.log(Object.entries(report).map(([page, facts]) => `${page}: ${JSON.stringify(facts)}`).join("\n"));
});

/** Somebody who has never been here, with a page that watches itself. */
async function stranger(viewport: { width: number; height: number }, ready: string): Promise<Page> {
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

/** What the page has seen of itself, put into the report. */
async function judge(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => (globalThis as unknown as Watched).ready > 0);
  await page.waitForTimeout(SETTLED);
  const { shift, jumped, ready } = await page.evaluate(() => {
    const { shift, jumped, ready } = globalThis as unknown as Watched;
    return { shift, jumped, ready };
  });
  report[name] = { ...report[name], shift: Number(shift.toFixed(4)), "interactive in ms": Math.round(ready) };
  expect(shift, `${name} jumps: ${jumped.join(" | ")}`).toBeLessThan(STILL);
}

describe.each(SIZES)("at $width px, with an empty cache,", (size) => {
  it("the first page stands still while it loads, and is small", async () => {
    const page = await stranger(size, "[data-testid=play-now]:not(:disabled)");
    await page.goto("/");
    await judge(page, `first page at ${size.width}`);
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter((one) => /\.(js|css)$/.test(one.name))
        .reduce((sum, one) => sum + one.encodedBodySize, 0),
    );
    report[`first page at ${size.width}`] = { ...report[`first page at ${size.width}`], bytes };
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(LARGEST);
    await page.context().close();
  });

  it.each(["civ", "settlers", "imperium"])("a table of %s stands still while its cards load", async (game) => {
    const page = await stranger(size, "section.dock [data-card]");
    await sitAt(page, await setUp(page, { game, seats: ["me", "random"] }));
    await myTurn(page);
    await judge(page, `${game} at ${size.width}`);
    await page.context().close();
  });
});

it("complains about nothing", () => expect(world.complaints).toEqual([]));
