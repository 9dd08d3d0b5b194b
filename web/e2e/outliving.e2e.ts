/** Tables that the rules have left behind: what is seen of them, and how people go on from there. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { misfits } from "./fits.ts";
import { accessible, atEach, DESKTOP, PHONE, shoot } from "./look.ts";
import { lookOn, drive, handOf, logOf, myTurn, playTurn, question, setUp, sitAt, sitBeside, type Made } from "./play.ts";
import { inWorld } from "./world.ts";

const world = inWorld();
const STOPPED = "[data-testid=stopped]";
const REMATCH = `${STOPPED} [data-testid=rematch]`;
const RECORD = `${STOPPED} a[download]`;
const FINGER = 24;

/** Anna, Béla, who reads Hungarian in the dark, and Cili, who watches: after a turn of each. */
async function company(): Promise<[Made, Page, Page, Page]> {
  const [anna, cili] = [await world.guest(), await world.guest()];
  const bela = await world.guest({ locale: "hu-HU", colorScheme: "dark" });
  const table = await setUp(anna, { seats: ["me", "open"], options: { first: "1" } });
  await sitBeside(bela, table, "Béla");
  await lookOn(cili, table);
  for (const page of [anna, bela, cili]) await sitAt(page, table);
  await playTurn(anna);
  await playTurn(bela);
  await myTurn(anna);
  for (const page of [bela, cili]) {
    await page.waitForFunction((lines) => Number(document.querySelector("[role=log]")?.getAttribute("data-lines")) === lines, await logOf(anna));
  }
  return [table, anna, bela, cili];
}

/** The server starts again with rules that cannot follow the game. */
async function leaveBehind({ id }: Made, ...more: string[]): Promise<void> {
  await world.server.stop();
  try {
    world.server.spoil("UPDATE tables SET rules = 'older' WHERE id = ?", id);
    world.server.spoil("UPDATE choices SET key = 'card:none' WHERE table_id = ? AND number = 1", id);
    for (const statement of more) world.server.spoil(statement, id);
  } finally {
    await world.server.start();
  }
}

async function fits(page: Page): Promise<void> {
  await atEach(page, [DESKTOP, PHONE], async ({ width }) => expect(await misfits(page, FINGER), `at ${width} px`).toEqual([]));
}

const told = (page: Page): Promise<string[]> => page.locator("[role=log] li").allTextContents();

describe("a game that cannot go on", () => {
  it("is seen as it was last seen, by whoever was there and by whoever comes again", async () => {
    const [table, anna, bela, cili] = await company();
    const before = await Promise.all([anna, bela, cili].map(async (page) => [await handOf(page), await told(page)]));
    expect(before[0]![0]).not.toEqual([]);
    await leaveBehind(table);
    for (const [at, page] of [anna, bela, cili].entries()) {
      await page.waitForSelector(STOPPED);
      expect([await handOf(page), await told(page)]).toEqual(before[at]);
      await page.reload();
      await page.waitForSelector(STOPPED);
      expect([await handOf(page), await told(page)]).toEqual(before[at]);
      expect(await page.locator("[data-key], [data-testid=undo], [data-testid=hint]").count()).toBe(0);
    }
    expect(await anna.locator(`${STOPPED} [role=alert]`).textContent()).toMatch(
      /This game cannot go on.*The rules have changed since, and choice 2, made by (Anna|Béla), is no longer possible\. You see it as it was last seen\./,
    );
    expect(await bela.locator(`${STOPPED} [role=alert]`).textContent()).toMatch(/Ez a játék nem folytatható.*döntése \(2\. a sorban\) már nem lehetséges\. Úgy látod, ahogyan utoljára állt\./);
    expect(await question(anna)).toBe("Nothing is asked any more");
    expect(await anna.title()).not.toContain("●");
    await shoot(anna, "stopped");
    await shoot(bela, "stopped-hu-dark");
    for (const page of [anna, bela, cili]) await fits(page);
    for (const page of [anna, cili]) await accessible(page, "a game that cannot go on");
  });

  it("gives its record to all, and a new game to those who sit there", async () => {
    const [table, anna, bela, cili] = await company();
    await leaveBehind(table);
    for (const page of [anna, bela, cili]) {
      await page.waitForSelector(RECORD);
      const answer = await page.request.get((await page.getAttribute(RECORD, "href")) ?? "");
      expect(await answer.json()).toMatchObject({ game: "civ", rules: "older" });
    }
    expect(await cili.locator(REMATCH).count()).toBe(0);
    await anna.locator(REMATCH).focus();
    await anna.keyboard.press("Enter");
    await anna.waitForSelector(STOPPED, { state: "detached" });
    await bela.click(REMATCH);
    await bela.waitForSelector(STOPPED, { state: "detached" });
    expect(anna.url()).not.toContain(table.id);
    expect(bela.url()).toBe(anna.url());
    await myTurn(anna);
    await playTurn(anna);
  });

  it("is closed by whoever set it up, and still says why", async () => {
    const [table, anna] = await company();
    await leaveBehind(table);
    await anna.waitForSelector(STOPPED);
    await anna.click("[data-testid=menu]");
    await anna.click("dialog[open] >> text=Close this table");
    await anna.waitForSelector("dialog[open] >> text=Close this table", { state: "detached" });
    await anna.keyboard.press("Escape");
    expect(await anna.locator(STOPPED).textContent()).toContain("The rules have changed since");
  });

  it("says why where nothing is left to see", async () => {
    const page = await world.guest();
    const table = await setUp(page);
    await leaveBehind(table, "DELETE FROM seen WHERE table_id = ?", `UPDATE tables SET dealt = '{"start": "never"}' WHERE id = ?`);
    await page.goto(`/table/${table.id}`);
    await page.waitForSelector(STOPPED);
    expect(await page.locator("section.dock").count()).toBe(0);
    expect(await page.locator(STOPPED).textContent()).toContain("There is nothing left to see of it.");
    await shoot(page, "stopped-bare");
    await accessible(page, "a game of which nothing is left");
    await fits(page);
    await page.click(REMATCH);
    await page.waitForSelector("section.dock");
  });
});

describe("a game that was over", () => {
  it("still shows how it ended", async () => {
    const page = await world.guest();
    const table = await setUp(page);
    await drive(page, table);
    await leaveBehind(table);
    await page.goto(`/table/${table.id}`);
    await page.waitForSelector(STOPPED);
    expect(await page.locator(`${STOPPED} h2`).textContent()).toBe("This game cannot be replayed any more");
    expect(await page.locator("dialog[open]").count()).toBe(0);
    await shoot(page, "stopped-over");
    await page.click("text=How it ended");
    await page.waitForSelector("dialog[open] .winner");
    expect(await page.locator("dialog[open] a[href^='/replay/']").count()).toBe(0);
  });
});
