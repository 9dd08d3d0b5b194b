/**
 * How many clicks a turn takes: a recorded game is played once more by mouse, and its answers are those of the record.
 *
 * `REGNUM_GESTURES=60` plays so many questions of each game and prints what was counted.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { follow, isOf, keyOf, Player, recorded, sitIn } from "./recorded.ts";
import { PHONE } from "./look.ts";
import { answered, question, setUp, sitAt, sitBeside } from "./play.ts";
import { inWorld } from "./world.ts";

const world = inWorld();
const IMPERIUM = "told-imperium-romans-vikings-2";
const SETTLERS = "told-settlers-romans-japanese-2";
const QUESTIONS = Number(process.env["REGNUM_GESTURES"] ?? 36);

describe("gestures", () => {
  it.each([IMPERIUM, SETTLERS])("of %s take no more than one click for two questions", async (name) => {
    const { game, seed, options, choices } = recorded(name);
    const [anna, bela] = [await world.guest(), await world.guest()];
    const table = await setUp(anna, { game, seed, options, seats: ["me", "open"] });
    await sitBeside(bela, table, "Béla");
    void follow(bela, table, 1, choices).catch(() => "He goes home before the game is over.");
    const player = new Player(anna, choices);
    await sitAt(anna, table);
    let questions = 0;
    const last = Math.min(QUESTIONS, choices.filter((choice) => isOf(0, choice)).length);
    while (questions < last) {
      await anna.waitForSelector("section.dock.mine[aria-busy=false] ");
      const before = player.number;
      await player.act();
      questions += choices.slice(before, player.number).filter((choice) => isOf(0, choice)).length;
      if (process.env["REGNUM_GESTURES"]) console.log(name, questions, player.clicks, choices.slice(before, player.number).filter((choice) => isOf(0, choice)).map(keyOf).join(" "));
    }
    console.log(`${name}: ${questions} questions, ${player.clicks} clicks`);
    expect(player.clicks * 2).toBeLessThanOrEqual(questions);
  });
});

describe("a mouse that rests on a card", () => {
  const verb = (page: Page, way: string): ReturnType<Page["locator"]> => page.locator(`[data-testid=verbs] [data-way="${way}"]`);

  async function rest(page: Page, card: string): Promise<void> {
    await page.locator(`button[data-card="${card}"][data-opens]`).hover();
    await page.waitForSelector("[data-testid=verbs]");
  }

  it("sees what the card may be used on; a click there does both, and one undo takes both back", async () => {
    const page = await sitIn(world, IMPERIUM, 149);
    const before = await question(page);
    await rest(page, "romans-raetia");
    await verb(page, "card:romans-raetia card:coinage").click();
    await page.waitForSelector("[data-card=romans-raetia]:not(.hand *)");
    await answered(page);
    await page.click("[data-testid=undo]");
    await page.waitForSelector(".hand [data-card=romans-raetia]");
    await answered(page);
    expect(await question(page)).toBe(before);
    expect(await page.locator(".hand [data-card=coinage]").count()).toBe(1);
  });

  it("is not needed: a click on the card plays it, and what comes next is asked", async () => {
    const page = await sitIn(world, IMPERIUM, 16);
    await page.locator("button[data-card=mountain]").click();
    await expect.poll(() => question(page)).toBe("Mountain: exile a market card");
  });

  it("chooses the market card for the token and the only card to be discarded in one step", async () => {
    const page = await sitIn(world, IMPERIUM, 20);
    await rest(page, "cataphract");
    expect(await verb(page, "card:cataphract card:romans-glory done").textContent()).toContain("Glory");
    expect(await verb(page, "card:cataphract done").count()).toBe(1);
  });

  it("sees every way to pay, a click each", async () => {
    const page = await sitIn(world, IMPERIUM, 73);
    await rest(page, "romans-advance");
    const way = "card:romans-advance choice:to-pay-3-materials-acquire-uncivilised-civilised";
    for (const number of [0, 1, 2]) expect(await verb(page, `${way} number:${number}`).count()).toBe(1);
    await verb(page, `${way} number:2`).click();
    await expect.poll(() => question(page)).toMatch(/^Advance: acquire/);
  });

  it("has two pairs of workers work at once", async () => {
    const page = await sitIn(world, SETTLERS, 23);
    const before = await question(page);
    await page.locator("[data-way='choice:work resource:stone'][data-opens]").hover();
    await verb(page, "choice:work resource:stone resource:food").click();
    await page.waitForSelector("[data-way*='resource:']", { state: "detached" });
    await answered(page);
    expect(await question(page)).toBe(before);
  });

  it("reads what passing would lose before the click; a click on the button still asks", async () => {
    const page = await sitIn(world, SETTLERS, 101);
    await page.locator("[data-way='choice:pass'][data-opens]").hover();
    const lost = await page.locator("[data-testid=verbs] .warning").textContent();
    await page.locator("[data-key='choice:pass'][data-opens]").click();
    expect(await page.locator("[role=alertdialog] p").textContent()).toBe(lost);
  });

  it("has nothing more to open where the button was clicked before it had rested: passing is asked in one place", async () => {
    const page = await sitIn(world, SETTLERS, 101);
    await page.clock.install();
    await page.locator("[data-way='choice:pass'][data-opens]").click();
    await page.clock.runFor(1000);
    expect(await page.locator("[role=alertdialog] p").count()).toBe(1);
    expect(await page.locator("[data-testid=verbs]").count()).toBe(0);
  });

  it("has no part in it on a phone: a tap raises the card, and the cards that it may be used on are buttons there", async () => {
    const page = await sitIn(world, IMPERIUM, 16, { viewport: PHONE, hasTouch: true });
    await page.locator("button[data-card=mountain]").tap();
    await page.locator("[data-testid=raised][open] [data-way='card:mountain card:gambling']").tap();
    await expect.poll(() => question(page)).toBe("Mountain: garrison a card here");
  });
});

describe("picking as many as must be", () => {
  it("is over with the last one where it can be taken back, and one undo does so", async () => {
    const page = await sitIn(world, IMPERIUM, 71);
    const before = await question(page);
    await page.locator("button[data-card=romans-city-of-rome][data-key]").click();
    expect(await page.locator("[data-testid=send]").isDisabled()).toBe(true);
    await page.locator("button[data-card=shrine][data-key]").click();
    await expect.poll(() => question(page)).toMatch(/^Play a card/);
    await page.click("[data-testid=undo]");
    await expect.poll(() => question(page)).toBe(before);
  });
});
