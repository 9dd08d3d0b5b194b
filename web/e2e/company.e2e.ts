/** Two people with browsers of their own and somebody who watches; and what a table must survive. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { accessible, answer, handOf, myTurn, question, setUp, shoot, sitAt, World, type Made } from "./world.ts";

const world = new World();
let [anna, bela, cili]: Page[] = [];
let table: Made;

beforeAll(async () => {
  await world.begin();
  [anna, bela, cili] = [await world.guest(), await world.guest({ locale: "hu-HU" }), await world.guest()];
});
afterAll(() => world.end());

const log = (page: Page): Promise<number> => page.locator("[role=log] li").count();

describe("two people and a spectator", () => {
  it("find the table by links", async () => {
    table = await setUp(anna!, { seats: ["me", "open"], options: { first: "1" } });
    await sitAt(anna!, table);
    await anna!.click("[data-testid=menu]");
    await anna!.waitForSelector("dialog[open] input[readonly]");
    await shoot(anna!, "menu");
    await accessible(anna!, "menu");
    const links = await anna!.locator("dialog[open] input[readonly]").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await anna!.keyboard.press("Escape");

    await bela!.goto(links.find((link) => link.includes("/join/")) ?? "");
    await bela!.waitForSelector("input[type=radio]:checked");
    await shoot(bela!, "join");
    await accessible(bela!, "join");
    await bela!.fill("#name", "Béla <b>");
    await bela!.click("text=Leülök");
    await bela!.waitForSelector(".civ");

    await cili!.goto(links.find((link) => link.includes("/watch/")) ?? "");
    await cili!.waitForSelector(".civ");
    await cili!.waitForSelector("text=You are watching");
  });

  it("play in turns, each in their own language, and the spectator sees no hand", async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const page = turn % 2 ? bela! : anna!;
      await page.waitForSelector("[data-key]:not(:disabled)");
      await answer(page);
      while ((await page.locator("[data-key]:not(:disabled)").count()) > 0) {
        const done = page.locator("[data-key=done]");
        if (await done.count()) await done.click();
        else await answer(page);
        await page.waitForTimeout(60);
      }
    }
    await cili!.waitForFunction((count) => document.querySelectorAll("[role=log] li").length === count, await log(anna!));
    expect(await log(bela!)).toBe(await log(anna!));
    expect(await cili!.locator(".hand [data-card]").count()).toBe(0);
    expect(await handOf(anna!)).not.toEqual([]);
    expect(await bela!.locator("[role=log]").textContent()).toMatch(/fordulója kezdődik/);
    expect(await anna!.locator("[role=log]").textContent()).toContain("Béla <b>");
    await shoot(cili!, "spectator");
    await accessible(cili!, "spectator");
  });

  it("talk to one another", async () => {
    await anna!.fill("input[aria-label='Say something']", "Szia! <i>");
    await anna!.keyboard.press("Enter");
    await bela!.waitForSelector("text=Szia! <i>");
  });

  it("carry a seat to another device", async () => {
    await anna!.click("[data-testid=menu]");
    await anna!.click("text=Carry my seat to another device");
    const field = anna!.getByLabel("Open this on the other device");
    const link = await field.inputValue();
    const tablet = await world.guest();
    await tablet.goto(link);
    await tablet.click("text=Play here");
    await tablet.waitForSelector(".hand [data-card]");
    await anna!.waitForSelector("text=To the front page");
    anna = tablet;
  });
});

describe("a table survives", () => {
  let page: Page;

  beforeAll(async () => {
    page = await world.guest();
    await sitAt(page, await setUp(page, { options: { first: "1" }, seed: 11 }));
    await myTurn(page);
  });

  it("a reload in the middle of a decision", async () => {
    const before = [await question(page), await handOf(page), await log(page)];
    await page.reload();
    await myTurn(page);
    expect([await question(page), await handOf(page), await log(page)]).toEqual(before);
  });

  it("an undo, and says why another one is refused", async () => {
    const hand = await handOf(page);
    await answer(page);
    await page.waitForFunction((cards) => document.querySelectorAll(".hand [data-card]").length < cards, hand.length);
    await page.click("[data-testid=undo]");
    await page.waitForFunction((cards) => document.querySelectorAll(".hand [data-card]").length === cards, hand.length);
    expect(await handOf(page)).toEqual(hand);
    await page.click("[data-testid=undo]");
    await page.waitForSelector(".refusal");
    expect(await page.locator(".refusal").textContent()).not.toBe("");
  });

  it("a change of language without a reload", async () => {
    await page.evaluate(() => ((globalThis as unknown as { marked: boolean }).marked = true));
    const before = await question(page);
    await page.click("[data-testid=language]");
    await page.waitForFunction((line) => document.querySelector(".question h2")?.textContent !== line, before);
    expect(await question(page)).toBe("Játssz ki egy lapot a kezedből");
    expect(await page.getAttribute("html", "lang")).toBe("hu");
    await page.waitForSelector("text=Katonaság");
    await shoot(page, "table-hu");
    await accessible(page, "table in Hungarian");
    await page.click("[data-testid=language]");
    await page.waitForFunction((line) => document.querySelector(".question h2")?.textContent === line, before);
    expect(await page.evaluate(() => (globalThis as unknown as { marked: boolean }).marked)).toBe(true);
  });

  it("a restart of the server, and shows that it connects again", async () => {
    const hand = await handOf(page);
    await world.server.stop();
    await page.waitForSelector("text=Connecting again");
    await world.server.start();
    await page.waitForFunction(() => !document.body.textContent?.includes("Connecting again"), undefined, { timeout: 30_000 });
    expect(await handOf(page)).toEqual(hand);
    await answer(page);
  });
});

describe("help at the table", () => {
  let page: Page;

  beforeAll(async () => {
    page = await world.guest({ colorScheme: "dark" });
    await sitAt(page, await setUp(page, { options: { first: "1", start: "draft" }, seats: ["me", "random", "random"] }));
    await myTurn(page);
  });

  it("gives a hint and how sure it is", async () => {
    await page.click("[data-testid=hint]");
    await page.waitForSelector(".hint li");
    expect(await page.locator(".hint li").first().textContent()).toMatch(/\d+% sure/);
    expect(await page.locator(".advised").count()).toBeGreaterThan(0);
    await shoot(page, "hint-dark");
    await accessible(page, "hint in the dark");
  });

  it("opens the rule that a question comes from, and finds others", async () => {
    await page.click(".clause");
    await page.waitForSelector("dialog[open] .asked");
    expect(await page.locator("dialog[open] .asked dt").textContent()).toBe("SETUP-5");
    await page.fill("#rules-search", "inquisition hand");
    await page.waitForFunction(() => document.querySelectorAll("dialog[open] [data-clause]").length < 5);
    expect(await page.locator("dialog[open]").textContent()).toContain("REL-4");
    await shoot(page, "rules");
    await accessible(page, "rules");
    await page.keyboard.press("Escape");
  });

  it("draws any game on the plain board, playable by clicks", async () => {
    await page.goto(`${page.url()}?plain`);
    await page.waitForSelector(".place");
    for (let answers = 0; answers < 12 && (await myTurn(page)); answers += 1) await answer(page, answers);
    await shoot(page, "plain");
    await accessible(page, "plain board");
  });

  it("shows a card to a long press without choosing it, and plays it at a tap", async () => {
    const phone = await world.guest({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await sitAt(phone, await setUp(phone, { options: { first: "1" } }));
    await myTurn(phone);
    const [events, card] = [await log(phone), phone.locator(".hand [data-key]").first()];
    const touch = { pointerType: "touch", bubbles: true };
    await card.dispatchEvent("pointerdown", touch);
    await phone.waitForSelector("[role=tooltip]");
    await card.dispatchEvent("pointerup", touch);
    await card.dispatchEvent("click");
    await phone.waitForTimeout(200);
    expect(await log(phone)).toBe(events);
    await card.dispatchEvent("pointerleave", touch);
    await card.tap();
    await phone.waitForFunction((before) => document.querySelectorAll("[role=log] li").length > before, events);
    await phone.context().close();
  });

  it("plays the other games on the plain board as well", async () => {
    const { games } = (await (await page.request.get("/api/games")).json()) as { games: { name: string }[] };
    for (const { name: game } of games.filter((one) => one.name !== "civ")) {
      await sitAt(page, await setUp(page, { game, seats: ["me", "random"] }));
      for (let answers = 0; answers < 6 && (await myTurn(page)); answers += 1) await answer(page);
      await shoot(page, `plain-${game}`);
      await accessible(page, game);
    }
  });

  it.each(["/credits", "/rules/civ", "/nowhere", "/table/nothing"])("%s is fit for everybody", async (path) => {
    await page.goto(path);
    await page.waitForSelector("h1");
    await page.waitForTimeout(300);
    await shoot(page, path.replaceAll("/", "-").slice(1));
    await accessible(page, path);
  });

  it("complains about nothing", () => expect(world.complaints).toEqual([]));
});
