/** Settlers and Imperium in mid-game, in light and dark, wide and on a phone: pictures, and what must hold in them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { accessible, answer, myTurn, setUp, shoot, sitAt, World } from "./world.ts";

const PHONE = { width: 360, height: 740 };
const ANSWERS = 30;
const world = new World();
let page: Page;

beforeAll(async () => {
  await world.begin();
  page = await world.guest();
});
afterAll(() => world.end());

/** Boxes of the page, rounded: `[left, top, right, bottom]`. */
async function boxes(selector: string): Promise<number[][]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round);
    }),
  );
}

describe.each(["settlers", "imperium"])("a table of %s", (game) => {
  it("is played into its middle by clicks", async () => {
    await sitAt(page, await setUp(page, { game, seats: ["me", "random"], seed: 3 }));
    for (let answers = 0; answers < ANSWERS && (await myTurn(page)); answers += 1) await answer(page, (answers * 7) % 5);
    await myTurn(page);
  });

  it.each(["light", "dark"] as const)("can be read in the %s, wide and narrow", async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.mouse.move(0, 0);
    await page.reload();
    await myTurn(page);
    await shoot(page, `board-${game}-${colorScheme}`);
    await accessible(page, `${game} in the ${colorScheme}`);
  });

  it("draws every mark as an icon", async () => {
    expect(await page.locator("main, section.dock").allTextContents()).not.toContainEqual(expect.stringMatching(/\[[a-z-]+\]/));
    await page.waitForSelector(".hand .face svg");
  });

  it("keeps the question, its answers and whole cards within a phone's reach", async () => {
    await page.setViewportSize(PHONE);
    await page.waitForTimeout(200);
    const [question] = await boxes(".question h2");
    expect(question?.[3]).toBeLessThanOrEqual(PHONE.height);
    expect(question?.[1]).toBeGreaterThan(0);
    const hand = await boxes(".hand [data-card]");
    hand.slice(1).forEach((card, at) => expect(card[0], "cards of the hand overlap").toBeGreaterThanOrEqual(hand[at]?.[2] ?? 0));
    const lit = page.locator("[data-key]").first();
    await lit.scrollIntoViewIfNeeded();
    await lit.click({ trial: true });
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

it("complains about nothing", () => expect(world.complaints).toEqual([]));
