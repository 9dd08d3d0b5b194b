/** What every table has, whatever lies on it: verbs at the card, a question that keeps its place, and an end that tells all. */
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { misfits } from "./fits.ts";
import { accessible, atEach, DESKTOP, frames, PHONE } from "./look.ts";
import { answered, begin, drive, OVER, question, setUp, sitAt, sitBeside } from "./play.ts";
import { inWorld } from "./world.ts";

const world = inWorld();
const MENU = "[data-testid=verbs]";
const MANY = "button[data-card][aria-haspopup=true]";

async function box(page: Page, selector: string): Promise<number[]> {
  const found = await page.locator(selector).first().boundingBox();
  return found ? [found.x, found.y, found.x + found.width, found.y + found.height].map(Math.round) : [];
}

/** How many choices the page has sent. */
function counting(page: Page): () => number {
  let sent = 0;
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => void (sent += Number(String(payload).includes('"choose"')))));
  return () => sent;
}

describe("at a table of Imperium", () => {
  async function seen(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await world.guest(options);
    await begin(page, { game: "imperium", options: { nations: "romans,vikings", sides: "A,B" } });
    return page;
  }

  it("what can be done with a card lies open at it, inside the window, by mouse and by keyboard", async () => {
    const page = await seen();
    await page.locator(MANY).first().hover();
    await page.waitForSelector(MENU);
    const [left = -1, top = -1, right = 0, bottom = 0] = await box(page, MENU);
    expect(Math.min(left, top, DESKTOP.width - right, DESKTOP.height - bottom)).toBeGreaterThanOrEqual(0);
    await accessible(page, "verbs at a card", async () => {
      await page.mouse.move(1, 1);
      await page.locator(MANY).first().hover();
      await page.waitForSelector(MENU);
    });
    await page.keyboard.press("Escape");
    await page.waitForSelector(MENU, { state: "detached" });
    await page.mouse.move(1, 1);
    await page.locator(MANY).first().focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((menu) => document.querySelector(menu)?.contains(document.activeElement), MENU);
    await page.keyboard.press("Escape");
    await page.waitForFunction((many) => document.activeElement?.matches(many), MANY);
  });

  it("a tap raises a card to be read, with what can be done or why nothing can", async () => {
    const page = await seen({ viewport: PHONE, hasTouch: true });
    const sent = counting(page);
    const raise = async (): Promise<void> => {
      if (!(await page.locator("[data-testid=raised][open]").count())) await page.locator(".hand [data-card][data-key]").first().tap();
      await page.waitForSelector("[data-testid=raised][open] .option");
    };
    await raise();
    const whole = await page.locator("[data-testid=raised] .text").first().evaluate((text) => text.scrollHeight <= text.clientHeight + 1);
    expect(whole, "the text of a raised card is cut").toBe(true);
    await accessible(page, "a raised card", raise);
    await page.keyboard.press("Escape");
    expect(sent()).toBe(0);
  });

  it("the question keeps its height, and the wheel does not scroll the page away", async () => {
    const page = await seen();
    const before = await box(page, ".room");
    await page.locator("section.dock").hover();
    await page.mouse.wheel(0, 3000);
    await frames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.locator("[data-way]").last().click();
    await answered(page);
    await frames(page);
    expect(await box(page, ".room")).toEqual(before);
  });

  it("nothing in the bar overlaps at any width, in Hungarian too", async () => {
    const page = await seen({ locale: "hu-HU" });
    const widths = [320, 360, 480, 641, 700, 820, 900, 1001, 1280].map((width) => ({ width, height: 800 }));
    await atEach(page, widths, async ({ width }) => {
      const found = (await misfits(page, 0)).filter((one) => /<(button|a) [^>]*>.*(Visszavonás|Tipp|Szabályok|Napló|Asztal)/.test(one));
      expect(found, `at ${width} px`).toEqual([]);
    });
  });

  it("a phone on its side has its board on the left and all that is asked on the right", async () => {
    const page = await seen({ viewport: { width: 740, height: 360 } });
    const [left, , right, bottom] = await box(page, "main.board");
    const [dock] = await box(page, "section.dock");
    expect((right ?? 0) - (left ?? 0)).toBeGreaterThanOrEqual(360);
    expect(bottom).toBe(360);
    expect(dock).toBeGreaterThanOrEqual(right ?? 0);
  });
});

describe("a question that has just come", () => {
  it("is not answered by the second half of a double click", async () => {
    const page = await world.guest();
    const sent = counting(page);
    await page.addInitScript(() => localStorage.setItem("regnum-settle", "60000"));
    await begin(page, { options: { first: "1" } });
    await page.locator(".hand [data-key]").first().click();
    await page.waitForSelector("section.dock.mine[aria-busy=true]");
    await page.locator("[data-key]").first().dblclick();
    await frames(page);
    expect(sent(), "what is pressed at once is not meant for this question").toBe(1);
  });
});

describe("a message", () => {
  it("leaves a mark on a phone until it is read", async () => {
    const [anna, bela] = [await world.guest({ viewport: PHONE }), await world.guest()];
    const table = await setUp(anna, { game: "imperium", seats: ["me", "open"] });
    await sitBeside(bela, table, "Béla");
    await Promise.all([sitAt(anna, table), sitAt(bela, table)]);
    await bela.fill(".side input", "Good evening");
    await bela.keyboard.press("Enter");
    await anna.waitForSelector("[data-testid=unread]");
    await anna.locator(".button.log").click();
    await anna.waitForSelector("dialog[open] .talk li.said");
    await anna.waitForSelector("[data-testid=unread]", { state: "detached" });
  });
});

describe("the end of a game", () => {
  it("shows totals, then where they come from, and how they grew", async () => {
    const page = await world.guest();
    const table = await setUp(page, { game: "settlers" });
    await drive(page, table);
    await sitAt(page, table);
    await page.waitForSelector(OVER);
    const totals = (await page.locator("[data-testid=total]").allTextContents()).map(Number);
    const cells = await page.locator("[data-testid=category] td").allTextContents();
    const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
    expect(sum(cells.map((cell) => Number(cell.replace("−", "-")) || 0))).toBe(sum(totals));
    await page.waitForSelector("dialog[open] figure svg path");
    const words = await page.locator("[data-testid=growth-words]").allTextContents();
    expect(words.length).toBeGreaterThan(2);
    for (const total of totals) expect(words.at(-1)).toContain(String(total));
  });
});

describe("the legend", () => {
  it("has a word for every sign on the cards", async () => {
    const page = await world.guest();
    await begin(page, { game: "imperium" });
    expect(await question(page)).toBeTruthy();
    await page.keyboard.press("g");
    await page.waitForSelector("dialog[open] dl div");
    const words = await page.locator("dialog[open] dd").allTextContents();
    expect(words.filter((word) => !word.trim())).toEqual([]);
  });
});
