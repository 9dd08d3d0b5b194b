/** A whole game by mouse, from the front page to the replay of its record. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessible, answer, myTurn, OVER, question, shoot, sitAt, World } from "./world.ts";
import type { Page } from "playwright-core";

const world = new World();
let page: Page;

beforeAll(async () => {
  await world.begin();
  page = await world.guest();
});
afterAll(() => world.end());

/** A control is described by a text that says this. */
async function explains(page: Page, control: string, words: string): Promise<void> {
  const id = await page.getAttribute(control, "aria-describedby");
  const lines = await page.locator(`#${id} p`).allTextContents();
  expect(lines.join(" ")).toContain(words);
}

describe("a game by clicks", () => {
  it("begins on the front page with one click", async () => {
    await page.goto("/");
    await page.waitForSelector("[data-testid=play-now]:not(:disabled)");
    await shoot(page, "home");
    await accessible(page, "front page");
    await page.click("[data-testid=play-now]");
    await page.waitForSelector(".civ");
    await page.waitForURL(/\/table\//);
    expect(await page.locator(".rival").count()).toBe(2);
  });

  it("is set up by the form, and played to its end", async () => {
    await page.goto("/");
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
    expect(await page.locator(`${OVER}`).textContent()).toMatch(/won/);
    await shoot(page, "end");
    await accessible(page, "the end");
  });

  it("tells where each point comes from, and offers the record", async () => {
    const sum = page.locator("tfoot td");
    const sums = (await sum.allTextContents()).map(Number);
    const cells = await page.locator("tbody td").allTextContents();
    const points = cells.map((cell) => Number(cell) || 0).reduce((all, one) => all + one, 0);
    expect(sums.reduce((all, one) => all + one, 0)).toBe(points);
    const path = await page.locator("a[download]").getAttribute("href");
    const record = await page.request.get(path ?? "");
    expect(await record.json()).toMatchObject({ game: "civ", seats: 2 });
  });

  it("can be looked back at, step by step and from other eyes", async () => {
    await page.click("dialog[open] a[href^='/replay/']");
    await page.waitForSelector("[data-testid=replay-next]");
    await page.click("[data-testid=replay-next]");
    await page.waitForFunction(() => document.querySelector("output")?.textContent?.startsWith("1 /"));
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => document.querySelector("output")?.textContent?.startsWith("2 /"));
    await shoot(page, "replay");
    await accessible(page, "replay");
    const mine = await page.locator(".hand [data-card]").count();
    expect(mine).toBeGreaterThan(0);
    await page.selectOption("[aria-label='Seen by']", { label: "A spectator" });
    await page.waitForFunction(() => !document.querySelector(".hand [data-card]"));
    await page.locator("input[type=range]").press("End");
    await page.waitForSelector(".result .winner");
    await page.locator("input[type=range]").press("Home");
    await page.click("[data-testid=replay-play]");
    await page.waitForFunction(() => document.querySelector("output")?.textContent?.startsWith("2 /"), undefined, { timeout: 15_000 });
    await page.click("[data-testid=replay-play]");
  });

  it("can be uploaded as a record by anybody", async () => {
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const record = await page.request.get(`/api/tables/${id}/record`);
    const other = await world.guest();
    await other.goto("/");
    const file = { name: "game.json", mimeType: "application/json", buffer: await record.body() };
    await other.setInputFiles("input[type=file]", file);
    await other.waitForURL(/\/replay\//);
    await other.waitForSelector("[data-testid=replay-next]");
    await other.goto("/");
    await other.setInputFiles("input[type=file]", { ...file, buffer: Buffer.from("no record at all") });
    expect(await other.locator("footer [role=alert]").textContent()).toBeTruthy();
    await other.context().close();
  });

  it("goes on with a rematch", async () => {
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await sitAt(page, { id, links: { join: "", watch: "" } });
    await page.waitForSelector(OVER);
    await page.click("text=Rematch");
    await page.waitForFunction((old) => !location.pathname.includes(old), id);
    expect(await myTurn(page)).toBe(true);
  });

  it("complains about nothing", () => expect(world.complaints).toEqual([]));
});
