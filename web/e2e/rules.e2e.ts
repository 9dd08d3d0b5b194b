/** The rules as players read them, in their language. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { accessible, drawn, shoot } from "./look.ts";
import { begin } from "./play.ts";
import { inWorld } from "./world.ts";

const world = inWorld();
const HUNGARIAN = { locale: "hu-HU" };
const DRAFT = { options: { start: "draft" } };

/** The ids of the clauses to be seen. */
const shown = (page: Page): Promise<string[]> =>
  page.locator("[data-clause]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["clause"] ?? ""));

describe("the rules in Hungarian", () => {
  it("open in the drawer at the question, lead from clause to clause, and are found by their words", async () => {
    const page = await world.guest(HUNGARIAN);
    await begin(page, DRAFT);
    await page.click(".clause");
    await page.waitForSelector("dialog[open] .asked");
    expect(await page.locator("dialog[open] .asked").textContent()).toContain("Lapválasztás (változat)");
    await shoot(page, "rules-drawer-hu");
    await accessible(page, "the rules in Hungarian");

    await page.locator('[data-clause="civ:SETUP-6"] .link').click();
    await page.waitForSelector('[data-clause="civ:REL-1"].asked');
    expect(await page.locator('[data-clause="civ:REL-1"].asked').isVisible()).toBe(true);

    await page.fill("#rules-search", "orgyilkossággal");
    await page.waitForFunction(() => document.querySelectorAll("dialog[open] [data-clause]").length === 1);
    expect(await shown(page)).toEqual(["civ:MIL-1"]);
    expect(await page.locator("dialog[open]").textContent()).not.toMatch(/Decides|\[inf\]/);
  });

  it("lead from the solo game to the tables of the bots, which are read in words", async () => {
    const page = await world.guest(HUNGARIAN);
    await page.goto("/rules/imperium-solo");
    await page.locator('[data-clause="imperium-solo:SOLO-SC-7"] .link', { hasText: "ROM-B-8" }).click();
    await page.waitForSelector('[data-clause="imperium-bots:ROM-B-8"].asked');
    expect(await page.locator("main").textContent()).not.toMatch(/\[[a-z]+\]/);
    await page.fill("#rules-search", "zavargás");
    await page.waitForFunction(() => document.querySelectorAll("[data-clause]").length < 100);
    expect(await page.locator("[data-clause]").first().textContent()).toContain("zavargás");
    await shoot(page, "rules-bots-hu");
    await page.goto("/rules/imperium-bots#VIK-B-1");
    await page.waitForSelector('[data-clause="imperium-bots:VIK-B-1"].asked');
    await page.click("summary");
    await page.getByRole("button", { name: "Imperium: Klasszikusok és Legendák" }).click();
    await page.waitForSelector('[data-clause^="imperium:"]');
  });

  it("are a book to be learnt from", async () => {
    const page = await world.guest(HUNGARIAN);
    await page.goto("/rules/civ");
    await page.waitForSelector("[data-clause]");
    expect(await page.locator("h2").first().textContent()).toBe("A játék célja");
    await drawn(page);
    await shoot(page, "rules-page-hu");
    await page.click("summary");
    await page.getByRole("button", { name: "Kultúra" }).click();
    await page.waitForFunction(() => {
      const chapter = [...document.querySelectorAll("h2")].find((one) => one.textContent === "Kultúra");
      return chapter !== undefined && Math.abs(chapter.getBoundingClientRect().top) < innerHeight / 2;
    });
    await accessible(page, "the rules page in Hungarian");
  });
});
