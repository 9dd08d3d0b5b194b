/** A table of Imperial Settlers on its own board: played by mouse, finger and keyboard, read in both languages, and it hides what is hidden. */
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserContextOptions, Page } from "playwright-core";
import { ANSWERS, boxOf, click, hasRoom, inSight, MENU, nameless, tap, type, WHOLE_GAME } from "./board.ts";
import { accessible, DESKTOP, LAPTOP, PHONE, shoot } from "./look.ts";
import { answered, begin, drive, logOf, middle, myTurn, OVER, setUp, sitAt, sitBeside, type Made, type Wish } from "./play.ts";
import { inWorld } from "./world.ts";

const world = inWorld();
const FACTIONS = { factions: "barbarians,japanese" };
const GAME: Wish = { game: "settlers", seed: 3, options: FACTIONS };
const MIDDLE = 45;
const PASS = ".pass [data-key='choice:pass']";
const MOST = 300;

/** Answer by mouse with the nth thing that may be pressed. Where there is more to it, that lies open under the mouse: then with what decides most. */
async function decide(page: Page, nth: number): Promise<void> {
  await myTurn(page);
  const shown = page.locator(ANSWERS);
  const one = shown.nth(nth % (await shown.count()));
  if (await one.getAttribute("data-opens")) {
    // What lies open where the mouse has been left is another card's.
    await page.mouse.move(0, 0);
    await page.waitForSelector(MENU, { state: "detached" });
    await one.hover();
    await page.waitForSelector(MENU);
    const ways = await page.locator(MENU).evaluateAll((all) => all.map((way) => way.getAttribute("data-way")!.split(" ").length));
    await page.locator(MENU).nth(ways.indexOf(Math.max(...ways))).click();
  } else await one.click();
  await answered(page);
}

/** Pass, whatever is lost by it. */
async function pass(page: Page, press: "click" | "tap"): Promise<void> {
  await page.locator(PASS)[press]();
  // It may have been asked before, and then that was the answer.
  await answered(page);
  if (await page.locator("[role=alertdialog]").count()) await page.locator(PASS)[press]();
  await answered(page);
}

/** Take the first answers there are until something is offered. It is looked for when I am asked: while the others go on it is not there, and then the first answer of my turn may be to pass. */
async function playUntil(page: Page, offered: string): Promise<void> {
  while (await myTurn(page)) {
    if (await page.locator(offered).count()) return;
    await click(page, 0);
  }
  throw new Error(`the game is over, and there was no ${offered}`);
}

/** How many questions I was asked in a game that is over. */
async function questions(page: Page, { id }: Made): Promise<number> {
  const record = (await (await page.request.get(`/api/tables/${id}/record`)).json()) as { choices: string[] };
  return record.choices.filter((choice) => choice.startsWith("0 ")).length;
}

describe("a whole game", () => {
  it("is played by clicks on a desktop, with fewer clicks than questions", async () => {
    const page = await world.guest({ viewport: LAPTOP });
    const table = await begin(page, GAME);
    let clicks = 0;
    for (; await myTurn(page); clicks += 1) {
      expect(clicks, "clicks").toBeLessThan(MOST);
      expect(await nameless(page)).toEqual([]);
      await decide(page, (clicks * 7) % 5);
    }
    expect(await page.locator(OVER).textContent()).toMatch(/won/);
    const asked = await questions(page, table);
    expect(clicks).toBeLessThan(asked * 0.7);
  }, WHOLE_GAME);

  it("is played by taps on a phone", async () => {
    const page = await world.guest({ viewport: PHONE, hasTouch: true, isMobile: true });
    await begin(page, GAME);
    for (let taps = 0; await myTurn(page); taps += 1) {
      expect(taps, "taps").toBeLessThan(MOST);
      // A few actions in each round, so that it is soon over.
      if (taps % 4 === 3 && (await page.locator(PASS).count())) await pass(page, "tap");
      else await tap(page, (taps * 7) % 5);
    }
    expect(await page.locator(OVER).textContent()).toMatch(/won/);
  }, WHOLE_GAME);

  it("is begun by the keyboard alone", async () => {
    const page = await world.guest();
    await begin(page, GAME);
    await type(page, 8);
    expect(await logOf(page)).toBeGreaterThan(12);
  });
});

describe("a turn", () => {
  it("asks once before goods are lost by passing, and not again", async () => {
    const page = await world.guest();
    await begin(page, GAME);
    await playUntil(page, PASS);
    const before = await logOf(page);
    await page.click(PASS);
    expect(await page.locator("[role=alertdialog]").textContent()).toMatch(/cannot be stored and would be lost/);
    await page.click("text=Play on");
    expect(await page.locator("[role=alertdialog]").count()).toBe(0);
    expect(await logOf(page)).toBe(before);
    await pass(page, "click");
    await expect.poll(() => logOf(page), { timeout: 60_000 }).toBeGreaterThan(before);
  });

  it("takes a pair of workers for a good with one click", async () => {
    const page = await world.guest();
    await begin(page, GAME);
    await playUntil(page, ".workers");
    const wood = page.locator("[data-goods='0'] [data-good=wood] b");
    const before = Number(await wood.textContent());
    await page.click(".workers [data-key='resource:wood']");
    await expect.poll(async () => Number(await wood.textContent()), { timeout: 60_000 }).toBe(before + 1);
  });
});

describe("a solo game on the board", () => {
  const SOLO: Wish = { game: "settlers", seats: ["me"], seed: 4, options: { factions: "barbarians" } };

  it("shows the target line, and an arrow to each location that an attack may hit", async () => {
    const page = await world.guest({ viewport: DESKTOP });
    const table = await setUp(page, SOLO);
    await drive(page, table, 60);
    await sitAt(page, table);
    await myTurn(page);
    expect(await page.locator("[data-zone=line] [data-card]").count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator(".arrow").count(), { timeout: 60_000 }).toBeGreaterThan(0);
    expect(await page.locator(".mark.threat").count()).toBeGreaterThan(0);
    await accessible(page, "solo");
  });
});

describe("in the middle of a game", () => {
  let table: Made;
  let me: BrowserContextOptions;
  beforeAll(async () => {
    [table, me] = await middle(world, "settlers", MIDDLE);
  });

  async function seen(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await world.guest({ ...me, ...options });
    await sitAt(page, table);
    await myTurn(page);
    return page;
  }

  it("nothing needs scrolling on a laptop: rivals, empire, goods and hand are in sight", async () => {
    const page = await seen({ viewport: LAPTOP });
    const parts = [".rail", ".strip", "[data-zone='production:0']", "[data-zone='action:0']", "[data-goods='0']"];
    await inSight(page, parts.map((part) => `.settlers ${part}`), 1);
  });

  it("the lookout lies in sight beside all that", async () => {
    const page = await world.guest({ viewport: LAPTOP });
    await begin(page, GAME);
    const dock = (await boxOf(page, "section.dock"))[1]!;
    for (const part of ["[data-zone=revealed]", "[data-zone='action:0']", "[data-goods='0']"]) {
      const [, top = 0, , height = 0] = await boxOf(page, part);
      expect(top + height, part).toBeLessThanOrEqual(dock + 1);
    }
  });

  it.each(["en-GB", "hu-HU"])("everything has room from 320 to 1920 px for %s", async (locale) => {
    const page = await seen({ locale });
    await hasRoom(page);
  });

  it("can be read by everybody", async () => {
    const page = await seen();
    await shoot(page, "settlers");
    await accessible(page, "the board");
  });

  it("opens the page with something to choose by itself, and counts it", async () => {
    const page = await world.guest({ viewport: PHONE });
    await begin(page, GAME);
    expect(await page.locator("[role=tab][aria-selected=true]").textContent()).toMatch(/Lookout/);
    expect(await page.locator("[role=tab][aria-selected=true] b").textContent()).toMatch(/^[23]/);
    expect(await page.locator("[data-zone=revealed] [data-key]").count()).toBeGreaterThan(1);
  });

  it("tells nobody what another holds", async () => {
    const [anna, bela] = [await world.guest(), await world.guest()];
    const made = await setUp(anna, { ...GAME, seats: ["me", "open"] });
    await sitBeside(bela, made, "Béla");
    await sitAt(anna, made);
    await sitAt(bela, made);
    const held = await anna.locator(".hand [data-card]").evaluateAll((all) => all.map((one) => one.querySelector(".title")?.textContent ?? ""));
    expect(held.length).toBeGreaterThan(3);
    const open = await bela.locator("main [data-card] .title, .hand .title").allTextContents();
    const words = await bela.evaluate(() => document.querySelector("main")!.outerHTML);
    for (const name of held) if (!open.includes(name)) expect(words).not.toContain(name);
  });
});
