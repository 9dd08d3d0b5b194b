/** A whole game by mouse, from the front page to the replay of its record. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { accessible, shoot } from "./look.ts";
import { answer, drive, myTurn, OVER, question, setUp, sitAt, type Made } from "./play.ts";
import { inWorld } from "./world.ts";

const world = inWorld();

/** A control is described by a text that says this. */
async function explains(page: Page, control: string, words: string): Promise<void> {
  const id = await page.getAttribute(control, "aria-describedby");
  const lines = await page.locator(`#${id} p`).allTextContents();
  expect(lines.join(" ")).toContain(words);
}

/** At a table whose game is over, before the dialog that says so. */
async function afterwards(page: Page): Promise<Made> {
  const table = await setUp(page);
  await drive(page, table);
  await sitAt(page, table);
  await page.waitForSelector(OVER);
  return table;
}

/** The replay has come to a step, or farther. */
async function atStep(page: Page, step: number): Promise<void> {
  await page.waitForFunction((step) => parseInt(document.querySelector("output")?.textContent ?? "") >= step, step);
}

describe("a game by clicks", () => {
  it("begins on the front page with one click", async () => {
    const page = await world.guest();
    await page.goto("/");
    await page.waitForSelector("[data-testid=play-now]:not(:disabled)");
    await page.click("[data-testid=play-now]");
    await page.waitForURL(/\/table\//);
    await page.waitForSelector(".civ");
    expect(await page.locator(".rival").count()).toBe(2);
  });

  it("is set up by the form, and played to its end", async () => {
    const page = await world.guest();
    await page.goto("/");
    await page.click("[data-testid=set-up-civ]");
    await page.fill("#name", "Anna");
    await page.selectOption("#count", "2");
    await page.selectOption("#seat-1", "random");
    await page.selectOption("#option-first", "1");
    await explains(page, "#option-start", "How everybody comes by their first hand. Three cards are dealt");
    await page.click("text=Set up the table");
    await page.waitForSelector(".civ");
    await myTurn(page);
    expect(await question(page)).toBe("Play a card from your hand");
    await shoot(page, "table-start");
    await accessible(page, "table");
    let answers = 0;
    let longest = 0;
    while (await myTurn(page)) {
      const options = await page.locator(".option").count();
      // The fullest board that this game brings is kept as a picture.
      if (options > longest) {
        longest = options;
        await shoot(page, "table-effects");
      }
      await answer(page, answers % 3);
      answers += 1;
      expect(answers).toBeLessThan(600);
    }
    expect(await page.locator(OVER).textContent()).toMatch(/won/);
    await shoot(page, "end");
    await accessible(page, "the end");
  });
});

describe("a game that is over", () => {
  it("tells where each point comes from, and offers the record", async () => {
    const page = await world.guest();
    await afterwards(page);
    const sums = (await page.locator("[data-testid=total]").allTextContents()).map(Number);
    const cells = await page.locator("[data-testid=category] td").allTextContents();
    const points = cells.map((cell) => Number(cell) || 0).reduce((all, one) => all + one, 0);
    expect(sums.reduce((all, one) => all + one, 0)).toBe(points);
    const path = await page.locator("a[download]").getAttribute("href");
    const record = await page.request.get(path ?? "");
    expect(await record.json()).toMatchObject({ game: "civ", seats: 2 });
  });

  it("can be looked back at, step by step and from other eyes", async () => {
    const page = await world.guest();
    await afterwards(page);
    await page.click("dialog[open] a[href^='/replay/']");
    await page.waitForSelector("[data-testid=replay-next]");
    let fetched = 0;
    page.on("request", (request) => (fetched += Number(/\/replay\?step/.test(request.url()))));
    await page.click("[data-testid=replay-next]");
    await atStep(page, 1);
    await page.keyboard.press("ArrowRight");
    await atStep(page, 2);
    expect(fetched, "what is there is not fetched again").toBe(0);
    await shoot(page, "replay");
    await accessible(page, "replay");
    expect(await page.locator(".hand [data-card]").count()).toBeGreaterThan(0);
    await page.selectOption("[aria-label='Point of view']", { label: "A spectator" });
    await page.waitForFunction(() => !document.querySelector(".hand [data-card]"));
    await page.locator("input[type=range]").press("End");
    await page.waitForSelector(".result .winner");
    await page.locator("input[type=range]").press("Home");
    await page.waitForSelector(".result", { state: "detached" });
    await page.click("[data-testid=replay-play]");
    await atStep(page, 2);
    await page.click("[data-testid=replay-play]");
  });

  it("can be uploaded as a record by anybody", async () => {
    const [page, other] = [await world.guest(), await world.guest()];
    const { id } = await afterwards(page);
    const record = await page.request.get(`/api/tables/${id}/record`);
    const file = { name: "game.json", mimeType: "application/json", buffer: await record.body() };
    await other.goto("/");
    await other.setInputFiles("input[type=file]", file);
    await other.waitForURL(/\/replay\//);
    await other.waitForSelector("[data-testid=replay-next]");
    await other.goto("/");
    await other.setInputFiles("input[type=file]", { ...file, buffer: Buffer.from("no record at all") });
    expect(await other.locator("main [role=alert]").textContent()).toBeTruthy();
  });

  it("goes on with a rematch", async () => {
    const page = await world.guest();
    const { id } = await afterwards(page);
    await page.click("text=Rematch");
    await page.waitForFunction((old) => !location.pathname.includes(old), id);
    expect(await myTurn(page)).toBe(true);
  });
});
