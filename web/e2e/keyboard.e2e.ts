/** A whole game without a mouse. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { answered, begin, logOf, myTurn, OVER, seriesSize } from "./play.ts";
import { inWorld } from "./world.ts";

const world = inWorld();
const FIRST = { options: { first: "1" } };
const HAND = ".hand [data-card]";

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** What the details say that a card is called. */
const title = (page: Page): Promise<string | null> => page.locator("[data-testid=details] .title").textContent();

describe("a game by keyboard", () => {
  it("begins by Tab and Enter", async () => {
    const page = await world.guest();
    await page.goto("/");
    await page.waitForSelector("[data-testid=play-now]:not(:disabled)");
    await tabTo(page, "[data-testid=play-now]");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".civ");
  });

  it("shows a card's details to whoever reaches it by Tab and arrows", async () => {
    const page = await world.guest();
    await begin(page, FIRST);
    await tabTo(page, HAND);
    await page.waitForSelector("[data-testid=details]");
    const cards = page.locator(HAND);
    expect(await cards.first().textContent()).toContain(await title(page));
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((hand) => document.activeElement === document.querySelectorAll(hand)[1], HAND);
    expect(await cards.nth(1).textContent()).toContain(await title(page));
  });

  it("answers by Enter, and focus stays at the question", async () => {
    const page = await world.guest();
    await begin(page, FIRST);
    const before = await logOf(page);
    await tabTo(page, ".hand [data-key]");
    await page.keyboard.press("Enter");
    // The question may be the same again: nothing else to do, and the other player was quick.
    await page.waitForFunction((lines) => Number(document.querySelector("[role=log]")?.getAttribute("data-lines")) > lines, before);
    await myTurn(page);
    await page.waitForFunction(() => document.activeElement !== document.body);
  });

  it("opens rules, log and menu by letters and closes them by Escape", async () => {
    const page = await world.guest();
    await begin(page, FIRST);
    for (const key of ["r", "l", "m", "?"]) {
      await page.keyboard.press(key);
      await page.waitForSelector("dialog[open]");
      await page.keyboard.press("Escape");
      await page.waitForFunction(() => !document.querySelector("dialog[open]"));
    }
  });

  it("opens the next drawer however soon after the last one", async () => {
    const page = await world.guest();
    await begin(page, FIRST);
    await page.keyboard.press("r");
    await page.waitForSelector("dialog[open][aria-label=Rules]");
    // The browser tells of a closed dialog in a later task: this key is there before.
    await page.evaluate(async () => {
      const rules = document.querySelector<HTMLDialogElement>("dialog[open]")!;
      const told = new Promise((resolve) => rules.addEventListener("close", resolve));
      rules.close();
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "l" }));
      await told;
    });
    await page.waitForSelector("dialog[open][aria-label=Log]");
  });

  it("is played to its end by digits", async () => {
    const page = await world.guest();
    await begin(page, FIRST);
    for (let answers = 0; await myTurn(page); answers += 1) {
      expect(answers).toBeLessThan(800);
      const size = await seriesSize(page);
      if (size > 1) {
        await tabTo(page, ".hand [data-key], .domain [data-key], .tray [data-key]");
        for (let pick = 0; pick < size; pick += 1) {
          await page.keyboard.press("Enter");
          await page.keyboard.press("Tab");
        }
        if (!(await page.$(".series .primary:not(:disabled)"))) await fillUp(page, size);
        await page.keyboard.press("s");
      } else {
        const keys = await page.locator("[data-key]").evaluateAll((all) => new Set(all.map((one) => one.getAttribute("data-key"))).size);
        await page.keyboard.press(String(Math.min(9, answers % 2 ? keys : 1)));
      }
      await answered(page);
    }
    expect(await page.locator(OVER).textContent()).toMatch(/won/);
  });
});

/** Cards alike lie together and are picked one after another: press on where some are left. */
async function fillUp(page: Page, size: number): Promise<void> {
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
