/** What tests of the games' own boards share: how they are played by mouse, finger and keyboard, and what is measured on them. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { misfits } from "./fits.ts";
import { atEach, DESKTOP, LAPTOP, ON_ITS_SIDE, PHONE, resize } from "./look.ts";
import { answered, myTurn } from "./play.ts";

export const SIZES = [{ width: 320, height: 640 }, PHONE, ON_ITS_SIDE, { width: 820, height: 1180 }, LAPTOP, DESKTOP, { width: 1920, height: 1080 }];
/** What fingers need, and what a mouse needs at least. */
export const [FINGER, MOUSE] = [44, 24];
export const WHOLE_GAME = 600_000;
export const MENU = "[data-testid=verbs] [data-way]";
const RAISED = "[data-testid=raised][open]";
/** Whatever answers: cards that are lit, and buttons; a series is sent as it is, or with all there is to pick. */
export const ANSWERS = "main [data-key]:not(:disabled), section.dock [data-key]:not(:disabled), section.dock [data-testid=all]:not(:disabled), section.dock [data-testid=send]:not(:disabled)";

/** Answer by mouse: the nth thing that may be pressed, and at a card with several verbs the first of them. */
export async function click(page: Page, nth: number): Promise<void> {
  await myTurn(page);
  const shown = page.locator(ANSWERS);
  const one = shown.nth(nth % (await shown.count()));
  const several = (await one.getAttribute("aria-haspopup")) === "true";
  await one.click();
  if (several) await page.locator(MENU).first().click();
  await answered(page);
}

/** Answer by finger: a tap raises a card, and its verbs are buttons then. */
export async function tap(page: Page, nth: number): Promise<void> {
  await myTurn(page);
  const shown = page.locator(ANSWERS);
  await shown.nth(nth % (await shown.count())).tap();
  if (await page.locator(RAISED).count()) await page.locator(`${RAISED} [data-way]`).first().tap();
  await answered(page);
}

/** Give some answers by the keyboard alone. */
export async function type(page: Page, most: number): Promise<void> {
  for (let answers = 0; answers < most && (await myTurn(page)); answers += 1) {
    const lit = page.locator(ANSWERS).first();
    for (let presses = 0; !(await lit.evaluate((one) => one === document.activeElement)); presses += 1) {
      expect(presses, "Tab leads to what may be chosen").toBeLessThan(80);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    if (await page.locator(MENU).count()) await page.keyboard.press("Enter");
    await answered(page);
  }
}

/** Cards that may be chosen and show nothing but their name: without a face, or with one that has no emblem. */
export function nameless(page: Page): Promise<string[]> {
  return page.locator("button[data-card][data-key]").evaluateAll((all) => all.filter((one) => !one.querySelector(".emblem svg")).map((one) => one.getAttribute("data-card") ?? ""));
}

/** `[left, top, width, height]`, rounded. */
export function boxOf(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).first().evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });
}

/** On a laptop all these parts of a board lie above the dock, but for so many pixels, and the hand ends with the window. */
export async function inSight(page: Page, parts: readonly string[], spare = 0): Promise<void> {
  await resize(page, LAPTOP);
  const dock = (await boxOf(page, "section.dock"))[1]!;
  for (const part of parts) {
    const [, top = 0, , height = 0] = await boxOf(page, part);
    expect(top, part).toBeGreaterThan(0);
    expect(top + height, part).toBeLessThanOrEqual(dock + spare);
  }
  const [, top = 0, , height = 0] = await boxOf(page, ".hand [data-card]");
  expect(top + height).toBeLessThanOrEqual(LAPTOP.height);
}

/** Nothing lies over anything else or is too small, at any size. */
export async function hasRoom(page: Page): Promise<void> {
  await atEach(page, SIZES, async ({ width, height }) => {
    expect(await misfits(page, width <= 1000 ? FINGER : MOUSE), `at ${width} × ${height}`).toEqual([]);
  });
}
