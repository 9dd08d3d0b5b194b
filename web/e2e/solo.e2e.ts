/** A solo game of Imperium: the bot's turn is seen card by card, says why, and asks no more patience than one has. */
import { describe, expect, it } from "vitest";
import type { BrowserContextOptions, Page } from "playwright-core";
import { hasRoom, inSight } from "./board.ts";
import { misfits } from "./fits.ts";
import { accessible, atEach, DESKTOP, LAPTOP, PHONE, shoot } from "./look.ts";
import { answer, answered, begin, drive, logOf, myTurn, OVER, setUp, sitAt, type Made, type Wish } from "./play.ts";
import { inWorld } from "./world.ts";

const world = inWorld();
const SOLO: Wish = { game: "imperium", seats: ["me"], options: { nations: "celts", bot: "romans", level: "imperator", sides: "A" } };
/** No nation has more to develop, and nothing of it takes more room in a game of one. */
const MANY: Wish = { ...SOLO, options: { ...SOLO.options, nations: "greeks", bot: "macedonians" } };
const MIDDLE = 40;
/** A bot that goes through its cards quickly. */
const HARD: Wish = { ...SOLO, options: { ...SOLO.options, level: "overlord" } };
const STRIP = "[data-testid=bot-turn]";
const SKIP = "[data-testid=skip]";
const LAST = 99;
const FINGER = 44;
/** Milliseconds: a hundred answers take a while on a busy machine. */
const WHOLE_GAME = 900_000;
/** A phone upright and on its side, and a tablet. */
const HANDHELD = [PHONE, { width: 740, height: 360 }, { width: 820, height: 1180 }];
const MOVING: BrowserContextOptions = { reducedMotion: "no-preference" };

/** Answer until the bot plays: what ends a question is the shortest way through a turn. */
async function playToBot(page: Page, seen: string, press: "click" | "tap" = "click"): Promise<void> {
  for (let answers = 0; answers < 40; answers += 1) {
    await page.waitForSelector(`[data-key]:not(:disabled), ${seen}`);
    if (await page.locator(seen).count()) return;
    const end = page.locator("section.dock [data-key=done]:not(:disabled)").first();
    if (await end.count()) await end[press]();
    else await answer(page, 0, press);
    await answered(page);
    await page.mouse.move(0, 0);
  }
  throw new Error("the bot has not come to play");
}

/** At a table where the steps of the bot's turn follow one another only when the test lets time pass. Nothing moves. */
async function watching(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await world.guest(options);
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem("regnum-pause", localStorage.getItem("regnum-pause") ?? "normal"));
  await begin(page, SOLO);
  return page;
}

/** The number of the step that is shown, and how many there are so far. */
async function steps(page: Page): Promise<number[]> {
  const words = (await page.locator(`${STRIP} .steps span`).textContent()) ?? "";
  return words.split("/").map(Number);
}

/** Let the pause after a step pass. */
async function nextStep(page: Page, number: number): Promise<void> {
  await page.clock.runFor(3000);
  await page.waitForFunction(
    ([strip, number]) => Number(document.querySelector(`${strip} .steps span`)?.textContent?.split("/")[1]) >= number,
    [STRIP, number] as const,
  );
}

describe("a solo game by clicks", () => {
  it("begins on the front page with one click", async () => {
    const page = await world.guest();
    await page.goto("/");
    await page.click("[data-testid=play-solo]:not(:disabled)");
    await page.waitForURL(/\/table\//);
    expect(await myTurn(page)).toBe(true);
    expect(await page.locator("[data-zone^='slot:']").count()).toBeGreaterThanOrEqual(4);
  });

  it("is played to its end", async () => {
    const page = await world.guest();
    await begin(page, HARD);
    let answers = 0;
    while (await myTurn(page)) {
      await answer(page, (answers * 7) % 5);
      answers += 1;
      expect(answers).toBeLessThan(600);
      if (answers % 25 === 0) await hidesTheUnseen(page);
    }
    expect(await page.locator(OVER).textContent()).toMatch(/won/);
    expect(await page.locator("[role=log] .why").count()).toBeGreaterThan(10);
  }, WHOLE_GAME);

  it("is begun by taps on a phone, and everything is within reach of a finger", async () => {
    const phone = await world.guest({ ...MOVING, viewport: PHONE, hasTouch: true, isMobile: true });
    await phone.clock.install();
    await begin(phone, SOLO);
    await playToBot(phone, SKIP, "tap");
    await nextStep(phone, 2);
    await atEach(phone, HANDHELD, async ({ width }) => expect(await misfits(phone, FINGER), `at ${width} px`).toEqual([]));
    await phone.locator(SKIP).tap();
    await phone.waitForSelector("[data-key]:not(:disabled)");
    await answer(phone, LAST, "tap");
  });
});

/** Face-down cards have no faces here: what lies in slots, bot deck and dynasty deck came without them. */
async function hidesTheUnseen(page: Page): Promise<void> {
  for (const pile of ["deck:1", "dynasty"]) {
    expect(await page.locator(`[data-zone="${pile}"] [data-card]`).count(), pile).toBe(0);
  }
}

describe("the bot's side", () => {
  it("shows slots by their markers, the die, the decks and the accession card, and no card that nobody has seen", async () => {
    const page = await world.guest();
    await begin(page, SOLO);
    expect(await page.locator("[data-zone^='slot:'] .marker").allTextContents()).toEqual(["1", "2", "3", "4", "5"]);
    expect(await page.locator("[data-zone^='slot:'] .back").count()).toBe(5);
    expect(await page.locator("[data-zone^='slot:'] [data-card]").count()).toBe(0);
    await hidesTheUnseen(page);
    expect(await page.locator("[data-zone=dynasty-known] [data-card]").count()).toBe(1);
    expect(await page.locator("[data-zone^='market:'] .marker").allTextContents()).toEqual(["3", "2", "1", "4", "5"]);
    await shoot(page, "solo-start");
    await accessible(page, "a solo game at its start");
  });

  it.each(["en-GB", "hu-HU"])("needs no scrolling on a laptop, in the middle of a game, for %s", async (locale) => {
    const page = await world.guest({ locale });
    const table = await setUp(page, MANY);
    await drive(page, table, MIDDLE);
    await sitAt(page, table);
    await myTurn(page);
    const bot = [".strip", "[data-zone^='slot:']", ".die", "[data-zone='deck:1']", "[data-zone=dynasty]", "[data-zone=dynasty-known]", "[data-testid=again]"];
    const board = ["[data-zone^='market:']", "[data-zone='unrest']", "[data-zone^='power:']", "[data-zone^='play:']", "[data-zone^='development:']"];
    await inSight(page, [...bot, ...board].map((part) => `.imperium ${part}`));
    await atEach(page, [LAPTOP, DESKTOP, { width: 1920, height: 1080 }], async ({ width }) => {
      expect(await page.locator("main.board").evaluate((one) => one.scrollHeight - one.clientHeight), `at ${width} px`).toBe(0);
    });
    await hasRoom(page);
    await shoot(page, `solo-middle-${locale.slice(0, 2)}`);
  });

  it("names the row that was used last, and shows the turn again", async () => {
    const page = await world.guest();
    await begin(page, SOLO);
    await playToBot(page, "[data-testid=again]");
    expect(await page.locator(".last p").textContent()).toMatch(/^Roman bot uses ROM-B-\d+: /);
    await page.click("[data-testid=again]");
    const [first, all] = await steps(page);
    expect(first).toBe(1);
    expect(all).toBeGreaterThanOrEqual(6);
    await page.click(`${STRIP} [data-testid=turn-next]`);
    expect((await steps(page))[0]).toBe(2);
    await shoot(page, "solo-again");
    await accessible(page, "the bot's turn, looked at again");
    await page.click(`${STRIP} [aria-label=Close]`);
    await page.waitForSelector(STRIP, { state: "detached" });
  });
});

describe("the bot's turn", () => {
  it("unfolds card by card: the die, then each card with the row that was used and what came of it", async () => {
    const page = await watching();
    await playToBot(page, SKIP);
    expect(await page.locator(STRIP).textContent()).toMatch(/The die.*rolls a \d/s);
    expect(await page.locator("[data-key]").count(), "nothing is asked yet").toBe(0);
    const lines = await logOf(page);
    await nextStep(page, 2);
    expect(await logOf(page)).toBeGreaterThan(lines);
    expect(await page.locator(`${STRIP} .row`).textContent()).toMatch(/uses ROM-B-\d+: /);
    expect(await page.locator(`${STRIP} .row [data-clause]`).evaluateAll((all) => all.map((one) => one.getAttribute("data-clause")))).toEqual([
      expect.stringMatching(/^imperium-bots:ROM-B-\d+$/),
      "imperium-solo:SOLO-RESOLVE-3",
    ]);
    await shoot(page, "solo-turn");
    await accessible(page, "the bot's turn");
  });

  it("waits for nobody who presses K, and says in short what happened", async () => {
    const page = await watching(MOVING);
    await playToBot(page, SKIP);
    await page.keyboard.press("k");
    await page.waitForSelector("[data-key]:not(:disabled)");
    expect(await page.locator(SKIP).count()).toBe(0);
    expect(await page.locator("[data-testid=turn-summary]").textContent()).toMatch(/^Roman bot has played .+ cards?\. Rows used: ROM-B-\d/);
  });

  it("comes at once for whoever wants no pause, and remembers it", async () => {
    const page = await watching();
    await page.click("[data-testid=menu]");
    await page.selectOption("#pause", "off");
    await page.keyboard.press("Escape");
    await page.reload();
    await myTurn(page);
    const lines = await logOf(page);
    await playToBot(page, "[role=log] .why");
    expect(await logOf(page)).toBeGreaterThan(lines);
    expect(await page.locator(SKIP).count()).toBe(0);
    expect(await page.locator("[data-key]").count()).toBeGreaterThan(0);
  });

  it("is as whole after a reload in the middle of it", async () => {
    const page = await watching();
    await playToBot(page, SKIP);
    await page.reload();
    await page.waitForSelector("[data-key]:not(:disabled)");
    expect(await page.locator("[role=log]").textContent()).toMatch(/ROM-B-\d+/);
  });

  it("can be skipped in Hungarian as well", async () => {
    const page = await watching({ locale: "hu-HU", colorScheme: "dark" });
    await playToBot(page, SKIP);
    expect(await page.locator(STRIP).textContent()).toMatch(/Római bot.*A kocka/s);
    await shoot(page, "solo-turn-hu");
    await page.click("text=Átugrom");
    await page.waitForSelector("[data-key]:not(:disabled)");
  });
});

describe("why did it do that?", () => {
  it("is answered at each line of the bot: the row in words, its link, and the clause that governs matching", async () => {
    const page = await world.guest();
    await begin(page, SOLO);
    await playToBot(page, "[role=log] .why");
    const gained = page.locator("[role=log] li", { hasText: /gains \d/ }).last();
    await gained.locator(".why").click();
    const reason = gained.locator("[role=group]");
    expect(await reason.textContent()).toMatch(/uses ROM-B-\d+: .*SOLO-RESOLVE-3/s);
    const row = (await reason.locator("[data-clause^='imperium-bots:']").getAttribute("data-clause")) ?? "";
    await shoot(page, "solo-why");
    await accessible(page, "why a bot did something");
    await reason.locator("[data-clause^='imperium-bots:']").click();
    await page.waitForSelector("dialog[open] .asked");
    expect(await page.getAttribute("dialog[open] .asked", "data-clause")).toBe(row);
    await shoot(page, "solo-row");
    await accessible(page, "a row in the rules");
  });

  it("can be read up for any bot, in the reader's language", async () => {
    const page = await world.guest({ locale: "hu-HU" });
    await begin(page, SOLO);
    await page.click("[data-testid=rules]");
    await page.click("dialog[open] details summary");
    await page.click("dialog[open] .books >> text=Az egyszemélyes botok táblázatai");
    await page.waitForSelector("[data-clause='imperium-bots:QIN-B-1']");
    if (!(await page.locator("dialog[open] details[open]").count())) await page.click("dialog[open] details summary");
    await page.click("dialog[open] .contents >> text=Rómaiak: birodalom");
    const row = page.locator("[data-clause='imperium-bots:ROM-E-1']");
    await page.waitForFunction(() => {
      const [row, list] = ["[data-clause='imperium-bots:ROM-E-1']", "dialog[open] .list"].map((one) => document.querySelector(one)?.getBoundingClientRect());
      return row && list && row.top >= list.top - 1 && row.bottom <= list.bottom + 1;
    });
    expect(await row.textContent()).toMatch(/lap/);
    expect(await page.locator("dialog[open] .list").textContent()).not.toMatch(/\[[a-z]+\]/);
    await shoot(page, "solo-tables-hu");
    await accessible(page, "the tables of the bots");
  });
});

describe("a solo game", () => {
  it("has undo and hints as every game", async () => {
    const page = await world.guest();
    await begin(page, SOLO);
    const lines = await logOf(page);
    // Not the market: what comes there in the place of a card cannot be taken back.
    await page.locator(".hand [data-key]").first().click();
    await page.locator("[data-testid=verbs] .option").first().click();
    await page.waitForFunction((before) => Number(document.querySelector("[role=log]")?.getAttribute("data-lines")) > before, lines);
    await page.click("[data-testid=undo]");
    await page.waitForFunction((before) => Number(document.querySelector("[role=log]")?.getAttribute("data-lines")) === before, lines);
    await page.click("[data-testid=hint]:not(:disabled)");
    await page.waitForSelector("[aria-label='What the computer would do']");
  });

  it("can be looked back at, each turn of the bot step by step", async () => {
    const page = await world.guest();
    const table: Made = await setUp(page, SOLO);
    await drive(page, table);
    await page.goto(`/replay/${table.id}`);
    await page.waitForSelector("[data-testid=replay-next]");
    for (let step = 0; step < 60 && !(await page.locator("[data-testid=again]").count()); step += 1) {
      await page.keyboard.press("ArrowRight");
      await page.waitForFunction((step) => parseInt(document.querySelector("output")?.textContent ?? "") > step, step);
    }
    await page.click("[data-testid=again]");
    await page.click(`${STRIP} [data-testid=turn-next]`);
    await page.locator(`${STRIP} [data-clause^='imperium-']`).first().click();
    await page.waitForSelector("dialog[open] .asked");
  });
});
