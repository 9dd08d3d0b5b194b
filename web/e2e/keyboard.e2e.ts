/** A whole game without a mouse. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { accessible, myTurn, OVER, question, seriesSize, setUp, sitAt, World } from "./world.ts";

const world = new World();
let page: Page;

beforeAll(async () => {
  await world.begin();
  page = await world.guest();
});
afterAll(() => world.end());

async function tabTo(selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

describe("a game by keyboard", () => {
  it("begins by Tab and Enter", async () => {
    await page.goto("/");
    await page.waitForSelector("[data-testid=play-now]:not(:disabled)");
    await tabTo("[data-testid=play-now]");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".civ");
  });

  it("shows a card's details to whoever reaches it by Tab and arrows", async () => {
    await sitAt(page, await setUp(page, { options: { first: "1" } }));
    await myTurn(page);
    await tabTo(".hand [data-card]");
    await page.waitForSelector("[role=tooltip]");
    const first = await page.locator("[role=tooltip] .title").textContent();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((before) => document.querySelector("[role=tooltip] .title")?.textContent !== before, first).catch(() => undefined);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-card"))).toBe(true);
  });

  it("answers by Enter, and focus stays at the question", async () => {
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !document.querySelector(".question h2")?.textContent?.startsWith("Play a card"));
    await myTurn(page);
    const lost = await page.evaluate(() => document.activeElement === document.body);
    expect(lost).toBe(false);
  });

  it("opens rules, log and menu by letters and closes them by Escape", async () => {
    for (const key of ["r", "l", "m", "?"]) {
      await page.keyboard.press(key);
      await page.waitForSelector("dialog[open]");
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => !document.querySelector("dialog[open]"));
    }
  });

  it("is played to its end by digits", async () => {
    for (let answers = 0; await myTurn(page); answers += 1) {
      expect(answers).toBeLessThan(800);
      const [asked, events, size] = [await question(page), await page.locator("[role=log] li").count(), await seriesSize(page)];
      if (size > 1) {
        await tabTo(".hand [data-key], .domain [data-key], .tray [data-key]");
        for (let pick = 0; pick < size; pick += 1) {
          await page.keyboard.press("Enter");
          await page.keyboard.press("Tab");
        }
        if (!(await page.$(".series .primary:not(:disabled)"))) await fillUp(size);
        await page.keyboard.press("s");
      } else {
        const keys = await page.locator("[data-key]").evaluateAll((all) => new Set(all.map((one) => one.getAttribute("data-key"))).size);
        await page.keyboard.press(String(Math.min(9, answers % 2 ? keys : 1)));
      }
      await page.waitForFunction(
        ([line, count]) =>
          document.querySelector(".question h2")?.textContent !== line ||
          document.querySelectorAll("[role=log] li").length !== count ||
          document.querySelector("dialog[open]"),
        [asked, events] as const,
      );
    }
    expect(await page.locator(OVER).textContent()).toMatch(/won/);
    await accessible(page, "the end");
  });

  it("complains about nothing", () => expect(world.complaints).toEqual([]));
});

/** Cards alike lie together and are picked one after another: press on where some are left. */
async function fillUp(size: number): Promise<void> {
  const cards = await page.$$("button[data-key][data-card]");
  for (const card of cards) {
    for (let press = 0; press < size; press += 1) {
      if (await page.$(".series .primary:not(:disabled)")) return;
      const before = await page.locator(".mark").allTextContents();
      await card.press("Enter");
      const after = await page.locator(".mark").allTextContents();
      if (after.join().length < before.join().length) await card.press("Enter");
    }
  }
}
