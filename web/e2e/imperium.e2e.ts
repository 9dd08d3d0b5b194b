/** A table of Imperium on its own board: played by mouse, finger and keyboard, read in both languages, and it hides what is hidden. */
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserContextOptions, Page } from "playwright-core";
import { ANSWERS, boxOf, click, hasRoom, inSight, MENU, MOUSE, nameless, tap, type, WHOLE_GAME } from "./board.ts";
import { misfits } from "./fits.ts";
import { accessible, LAPTOP, PHONE, shoot } from "./look.ts";
import { begin, drive, handOf, logOf, middle, myTurn, OVER, question, setUp, sitAt, sitBeside, type Made, type Wish } from "./play.ts";
import { inWorld } from "./world.ts";

const world = inWorld();
const NATIONS = { nations: "romans,vikings" };
/** A game is scored after so many rounds: a whole one, soon over. */
const SHORT: Wish = { game: "imperium", seed: 3, options: { ...NATIONS, rounds: "2" } };
const LEGENDS: Wish = { game: "imperium", seed: 3, seats: ["me", "random", "random"], options: { boxes: "legends", nations: "utopians,arthurians,atlanteans" } };
const SOLO: Wish = { game: "imperium", seats: ["me"], seed: 3, options: { nations: "celts", bot: "romans", level: "imperator", sides: "A" } };
const MIDDLE = 70;
const MODE = "How do you use your turn?";


/** Play to the end, now the first, now the last thing that is offered. */
async function play(page: Page, answer: (page: Page, nth: number) => Promise<void>): Promise<void> {
  for (let answers = 0; await myTurn(page); answers += 1) {
    expect(answers, "answers").toBeLessThan(250);
    expect(await nameless(page)).toEqual([]);
    await answer(page, (answers * 7) % 5);
  }
  expect(await page.locator(OVER).textContent()).toMatch(/won/);
}

describe("a whole game", () => {
  it("is played by clicks on a desktop", async () => {
    const page = await world.guest({ viewport: LAPTOP });
    await begin(page, SHORT);
    expect(await page.locator(".sides button[data-key] .text").allTextContents(), "both sides can be read").toHaveLength(2);
    await play(page, click);
  }, WHOLE_GAME);

  it("is played by taps on a phone", async () => {
    const page = await world.guest({ viewport: PHONE, hasTouch: true, isMobile: true });
    await begin(page, { ...SHORT, options: { ...NATIONS, rounds: "1" } });
    await play(page, tap);
  }, WHOLE_GAME);

  it("is begun by the keyboard alone, turn by turn", async () => {
    const page = await world.guest();
    await begin(page, SHORT);
    await type(page, 8);
    expect(await logOf(page)).toBeGreaterThan(12);
  });
});

describe("a turn", () => {
  it("begins with a click on a card, without a question how to use it", async () => {
    const page = await world.guest();
    const table = await setUp(page, { ...SHORT, options: { ...NATIONS, sides: "A,A" } });
    await sitAt(page, table);
    await myTurn(page);
    for (let answers = 0; (await question(page)) !== MODE; answers += 1) {
      expect(answers).toBeLessThan(20);
      await click(page, answers);
      await myTurn(page);
    }
    const before = await handOf(page);
    expect(await page.locator(".options [data-key='choice:innovate']").textContent()).toMatch(/discard hand, break through/);
    const card = page.locator(".hand [data-key]:not([aria-haspopup])").first();
    await (await card.count() ? card : page.locator(".hand [data-key]").first()).click();
    if (await page.locator(MENU).count()) await page.locator(MENU).first().click();
    await expect.poll(() => handOf(page), { timeout: 60_000 }).not.toEqual(before);
    expect(await question(page)).not.toBe(MODE);
  });
});

describe("a solo game on the board", () => {
  const STRIP = "[data-testid=bot-turn]";
  const SKIP = "[data-testid=skip]";

  /** Whatever is asked has something to press. */
  const askable = async (page: Page): Promise<void> => {
    await page.waitForSelector(`${ANSWERS}, ${OVER}`);
    expect(await nameless(page)).toEqual([]);
  };

  it("goes on after each turn of the bot, which unfolds, and undo comes back to the same question with the same cards", async () => {
    const page = await world.guest({ viewport: LAPTOP, reducedMotion: "no-preference" });
    await page.clock.install();
    await begin(page, SOLO);
    let [unfolded, undone] = [0, 0];
    for (let answers = 0; unfolded < 2 || !undone; answers += 1) {
      expect(answers).toBeLessThan(60);
      await page.waitForSelector(`${ANSWERS}, ${SKIP}`);
      if (await page.locator(SKIP).count()) {
        unfolded += 1;
        await page.clock.runFor(3000);
        expect(await page.locator(STRIP).textContent()).toMatch(/Roman bot/);
        await page.keyboard.press("k");
      }
      await askable(page);
      await page.clock.runFor(500);
      const state = async (): Promise<unknown> => [await question(page), await logOf(page), await handOf(page), (await keysOf(page)).sort()];
      const before = await state();
      await click(page, answers);
      await page.clock.runFor(500);
      const undo = page.locator("[data-testid=undo]:not(.faint)");
      // While a turn unfolds, the button still speaks of the question before it.
      if (!(await undo.count()) || (await page.locator(SKIP).count())) continue;
      undone += 1;
      await undo.click();
      await expect.poll(state, { timeout: 60_000 }).toEqual(before);
      await page.clock.runFor(500);
      await click(page, answers);
      await page.clock.runFor(500);
    }
  }, WHOLE_GAME);

  it("shows its side: slots and die, and on a phone a page of their own", async () => {
    const page = await world.guest({ viewport: PHONE });
    await begin(page, SOLO);
    expect(await page.locator("[data-zone^='slot:']").count()).toBe(0);
    await page.click("[role=tab] >> text=Bot");
    expect(await page.locator("[data-zone^='slot:'] .back").count()).toBe(5);
    await accessible(page, "the page of a bot");
  });
});

const keysOf = (page: Page): Promise<string[]> => page.locator(ANSWERS).evaluateAll((all) => all.map((one) => one.getAttribute("data-key") ?? ""));

describe("in the middle of a game", () => {
  let table: Made;
  let me: BrowserContextOptions;
  beforeAll(async () => {
    [table, me] = await middle(world, "imperium", MIDDLE);
  });

  async function seen(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await world.guest({ ...me, ...options });
    await sitAt(page, table);
    await myTurn(page);
    return page;
  }

  it("nothing needs scrolling on a laptop: market, empire, rivals and hand are in sight", async () => {
    const page = await seen({ viewport: LAPTOP });
    const parts = [".strip", "[data-zone^='market:']", "[data-zone='unrest']", "[data-zone^='power:']", "[data-zone^='development:']"];
    await inSight(page, parts.map((part) => `.imperium ${part}`));
  });

  it.each(["en-GB", "hu-HU"])("everything has room from 320 to 1920 px for %s", async (locale) => {
    const page = await seen({ locale });
    await hasRoom(page);
  });

  it("can be read by everybody", async () => {
    const page = await seen();
    await shoot(page, "imperium");
    await accessible(page, "the board");
  });

  it("opens the page with what is lit, and says how much of it there is", async () => {
    const page = await seen({ viewport: PHONE });
    const tabs = page.locator("[role=tab]");
    expect(await tabs.count()).toBe(3);
    const counted = page.locator("[role=tab]:has(b)");
    for (let at = 0; at < (await counted.count()); at += 1) {
      await counted.nth(at).click();
      const lit = await page.locator("[role=tabpanel] [data-key]").count();
      expect(await counted.nth(at).locator("b [aria-hidden]").textContent()).toBe(String(lit));
    }
  });

  it("shows a rival's whole area in a drawer", async () => {
    const page = await seen();
    await page.locator(".strip .more").click();
    await page.waitForSelector("dialog[open] [data-zone^='play:']");
    expect(await misfits(page, MOUSE)).toEqual([]);
    await accessible(page, "a rival's area");
  });

  it("keeps still when a question comes", async () => {
    const page = await seen({ viewport: LAPTOP });
    const places = (): Promise<number[][]> => Promise.all([".common", ".empire", "section.dock .hands"].map((part) => boxOf(page, part).then(([left = 0, top = 0]) => [left, top])));
    const before = await places();
    const text = await question(page);
    for (let answers = 0; answers < 6 && (await question(page)) === text; answers += 1) await click(page, answers);
    expect(await question(page)).not.toBe(text);
    expect(await places()).toEqual(before);
  });
});

describe("what Legends adds", () => {
  it("can be read by everybody: a journey, a court with its quests, and what is flooded", async () => {
    const page = await world.guest();
    const table = await setUp(page, LEGENDS);
    await drive(page, table, MIDDLE);
    await sitAt(page, table);
    await myTurn(page);
    expect((await boxOf(page, ".play .extra .brief"))[3], "the journey says what it does").toBeGreaterThan(12);
    await accessible(page, "the journey of the Utopians");
    for (const [at, nation] of ["Arthurians", "Atlanteans"].entries()) {
      const open = async (): Promise<void> => {
        await page.waitForSelector("dialog[open] [data-zone^='play:']");
      };
      await page.locator(".strip .more").nth(at).click();
      await open();
      await accessible(page, `the area of the ${nation}`, open);
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog[open]", { state: "detached" });
    }
  });
});

describe("secrets", () => {
  it("of a rival are in no label, text or attribute of my page", async () => {
    const [anna, bela] = [await world.guest(), await world.guest()];
    const table = await setUp(anna, { game: "imperium", seed: 3, seats: ["me", "open"], options: { nations: "romans,vikings", sides: "A,A" } });
    await sitBeside(bela, table, "Béla");
    await sitAt(bela, table);
    await bela.waitForSelector(".hand [data-card]");
    await sitAt(anna, table);
    await anna.waitForSelector(".hand [data-card]");
    const hidden = await handOf(bela);
    expect(hidden.length).toBeGreaterThan(3);
    const page = await anna.locator("#main").evaluate((main) => main.outerHTML);
    expect(hidden.filter((card) => page.includes(card))).toEqual([]);
    for (const pile of ["deck:0", "deck:1", "hand:1", "history:1", "nation:0", "nation:1", "main-deck", "fame-deck"]) {
      expect(await anna.locator(`[data-zone="${pile}"] [data-card]`).count(), pile).toBe(0);
    }
  });

  it("stay secret to who only looks back at the game", async () => {
    const page = await world.guest();
    const table = await setUp(page, SHORT);
    await drive(page, table);
    await page.goto(`/replay/${table.id}`);
    await page.selectOption("[aria-label='Point of view']", { label: "A spectator" });
    await page.waitForFunction(() => !document.querySelector(".hand [data-card]"));
    expect(await page.locator(".imperium .strip").count()).toBe(1);
    expect(await page.locator("[data-zone^='deck:'] [data-card], [data-zone^='hand:'] [data-card]").count()).toBe(0);
  });
});
