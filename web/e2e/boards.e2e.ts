/** Settlers and Imperium in mid-game, at their end and afterwards, wide and on a phone. */
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserContextOptions, Page } from "playwright-core";
import { accessible, PHONE } from "./look.ts";
import { answer, begin, drive, middle, myTurn, setUp, sitAt, type Made } from "./play.ts";
import { inWorld } from "./world.ts";

const MIDDLE = 30;
const CLICKS = 15;
const STEP = "30";
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

  it("can be read by everybody at its end, and when it is looked back at", async () => {
    const page = await world.guest();
    const ended = await setUp(page, { game });
    await drive(page, ended);
    await sitAt(page, ended);
    await page.waitForSelector("dialog[open] figure svg path");
    await accessible(page, `the end of ${game}`);
    await page.goto(`/replay/${ended.id}`);
    await page.locator("input[type=range]").fill(STEP);
    await page.waitForFunction((step) => document.querySelector("output")?.textContent?.startsWith(`${step} /`), STEP);
    await accessible(page, `the replay of ${game}`);
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
