/** Settlers and Imperium in mid-game, in light and dark, wide and on a phone: pictures, and what must hold in them. */
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserContextOptions, Page } from "playwright-core";
import { accessible, PHONE, shoot } from "./look.ts";
import { answer, begin, middle, myTurn, sitAt, type Made } from "./play.ts";
import { inWorld } from "./world.ts";

const MIDDLE = 30;
const CLICKS = 15;
const world = inWorld();

/** Boxes of the page, rounded: `[left, top, right, bottom]`. */
async function boxes(page: Page, selector: string): Promise<number[][]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round);
    }),
  );
}

describe.each(["settlers", "imperium"])("a table of %s", (game) => {
  let table: Made;
  let me: BrowserContextOptions;
  beforeAll(async () => {
    [table, me] = await middle(world, game, MIDDLE);
  });

  async function seen(options: BrowserContextOptions): Promise<Page> {
    const page = await world.guest({ ...me, ...options });
    await sitAt(page, table);
    await myTurn(page);
    return page;
  }

  it("is played into its middle by clicks", async () => {
    const page = await world.guest();
    await begin(page, { game, seed: 3 });
    for (let answers = 0; answers < CLICKS && (await myTurn(page)); answers += 1) await answer(page, (answers * 7) % 5);
    await myTurn(page);
  });

  it.each(["light", "dark"] as const)("can be read in the %s, wide and narrow", async (colorScheme) => {
    const page = await seen({ colorScheme });
    await shoot(page, `board-${game}-${colorScheme}`);
    await accessible(page, `${game} in the ${colorScheme}`);
  });

  it("draws every mark as an icon", async () => {
    const page = await seen({});
    expect(await page.locator("main, section.dock").allTextContents()).not.toContainEqual(expect.stringMatching(/\[[a-z-]+\]|→/));
    await page.waitForSelector(".hand .face svg");
  });

  it("keeps the question, its answers and whole cards within a phone's reach", async () => {
    const page = await seen({ viewport: PHONE });
    const [question] = await boxes(page, ".question h2");
    expect(question?.[3]).toBeLessThanOrEqual(PHONE.height);
    expect(question?.[1]).toBeGreaterThan(0);
    const hand = await boxes(page, ".hand [data-card]");
    hand.slice(1).forEach((card, at) => expect(card[0], "cards of the hand overlap").toBeGreaterThanOrEqual(hand[at]?.[2] ?? 0));
    const lit = page.locator("[data-key]").first();
    await lit.scrollIntoViewIfNeeded();
    await lit.click({ trial: true });
  });
});
