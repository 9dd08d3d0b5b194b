/** Two people with browsers of their own and somebody who watches; and what a table must survive. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { accessible, PHONE, shoot } from "./look.ts";
import { answer, begin, handOf, logOf, lookOn, myTurn, playTurn, question, setUp, sitAt, sitBeside } from "./play.ts";
import { inWorld } from "./world.ts";

const world = inWorld();
const FOR_TWO = { seats: ["me", "open"], options: { first: "1" } };

/** Anna, who is asked first, Béla, who reads Hungarian, and Cili, who watches. */
async function company(): Promise<[Page, Page, Page]> {
  const [anna, bela, cili] = [await world.guest(), await world.guest({ locale: "hu-HU" }), await world.guest()];
  const table = await setUp(anna, FOR_TWO);
  await sitBeside(bela, table, "Béla <b>");
  await lookOn(cili, table);
  for (const page of [anna, bela, cili]) await sitAt(page, table);
  return [anna, bela, cili];
}

describe("two people and a spectator", () => {
  it("find the table by links", async () => {
    const [anna, bela, cili] = [await world.guest(), await world.guest({ locale: "hu-HU" }), await world.guest()];
    await begin(anna, FOR_TWO);
    await anna.click("[data-testid=menu]");
    await anna.waitForSelector("dialog[open] input[readonly]");
    await shoot(anna, "menu");
    await accessible(anna, "menu");
    const links = await anna.locator("dialog[open] input[readonly]").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));

    await bela.goto(links.find((link) => link.includes("/join/")) ?? "");
    await bela.waitForSelector("input[type=radio]:checked");
    await shoot(bela, "join");
    await accessible(bela, "join");
    await bela.fill("#name", "Béla <b>");
    await bela.click("text=Leülök");
    await bela.waitForSelector(".civ");

    await cili.goto(links.find((link) => link.includes("/watch/")) ?? "");
    await cili.waitForSelector(".civ");
    await cili.waitForSelector("text=You are watching");
  });

  it("play in turns, each in their own language, and the spectator sees no hand", async () => {
    const [anna, bela, cili] = await company();
    for (let round = 0; round < 6; round += 1) {
      await playTurn(anna);
      await playTurn(bela);
    }
    await myTurn(anna);
    for (const page of [bela, cili]) {
      await page.waitForFunction((lines) => Number(document.querySelector("[role=log]")?.getAttribute("data-lines")) === lines, await logOf(anna));
    }
    expect(await cili.locator(".hand [data-card]").count()).toBe(0);
    expect(await handOf(anna)).not.toEqual([]);
    expect(await bela.locator("[role=log]").textContent()).toMatch(/köre kezdődik/);
    expect(await anna.locator("[role=log]").textContent()).toContain("Béla <b>");
    await shoot(cili, "spectator");
    await accessible(cili, "spectator");
  });

  it("talk to one another", async () => {
    const [anna, bela] = await company();
    await anna.fill("input[aria-label='Say something']", "Szia! <i>");
    await anna.keyboard.press("Enter");
    await bela.waitForSelector("text=Szia! <i>");
  });

  it("carry a seat to another device", async () => {
    const [anna] = await company();
    await anna.click("[data-testid=menu]");
    await anna.click("text=Carry my seat to another device");
    const link = await anna.getByLabel("Open this on the other device").inputValue();
    const tablet = await world.guest();
    await tablet.goto(link);
    await tablet.click("text=Play here");
    await tablet.waitForSelector(".hand [data-card]");
    await anna.waitForSelector("text=To the front page");
  });
});

describe("a table survives", () => {
  async function atTable(): Promise<Page> {
    const page = await world.guest();
    await begin(page, { options: { first: "1" }, seed: 11 });
    return page;
  }

  it("a reload in the middle of a decision", async () => {
    const page = await atTable();
    const before = [await question(page), await handOf(page), await logOf(page)];
    await page.reload();
    await myTurn(page);
    expect([await question(page), await handOf(page), await logOf(page)]).toEqual(before);
  });

  it("an undo, and says why another one is refused", async () => {
    const page = await atTable();
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
    const page = await atTable();
    await page.evaluate(() => ((globalThis as unknown as { marked: boolean }).marked = true));
    const before = await question(page);
    let sockets = 0;
    page.on("websocket", () => (sockets += 1));
    await page.click("[data-testid=language]");
    await page.waitForFunction((line) => document.querySelector(".question h2")?.textContent !== line, before);
    expect(await question(page)).toBe("Játssz ki egy lapot a kezedből");
    expect(await page.getAttribute("html", "lang")).toBe("hu");
    await page.waitForSelector("text=Katonaság");
    expect(sockets, "the table is not opened anew").toBe(0);
    await shoot(page, "table-hu");
    await accessible(page, "table in Hungarian");
    await page.click("[data-testid=language]");
    await page.waitForFunction((line) => document.querySelector(".question h2")?.textContent === line, before);
    expect(await page.evaluate(() => (globalThis as unknown as { marked: boolean }).marked)).toBe(true);
  });

  it("a restart of the server, and shows that it connects again", async () => {
    const page = await atTable();
    const hand = await handOf(page);
    await world.server.stop();
    try {
      await page.waitForSelector("text=Connecting again");
      await shoot(page, "lost");
    } finally {
      await world.server.start();
    }
    await page.waitForSelector("text=Connecting again", { state: "detached" });
    expect(await handOf(page)).toEqual(hand);
    await answer(page);
  });
});

describe("help at the table", () => {
  /** At a draft, in the dark. */
  async function atDraft(): Promise<Page> {
    const page = await world.guest({ colorScheme: "dark" });
    await begin(page, { options: { first: "1", start: "draft" }, seats: ["me", "random", "random"] });
    return page;
  }

  it("gives a hint and how sure it is", async () => {
    const page = await atDraft();
    const ask = async (): Promise<void> => {
      await page.click("[data-testid=hint]");
      await page.waitForSelector(".hint li");
    };
    await ask();
    expect(await page.locator(".hint li").first().textContent()).toMatch(/\d+% sure/);
    expect(await page.locator(".advised").count()).toBeGreaterThan(0);
    await shoot(page, "hint-dark");
    await accessible(page, "a hint", ask);
  });

  it("opens the rule that a question comes from, and finds others", async () => {
    const page = await atDraft();
    await page.click(".clause");
    await page.waitForSelector("dialog[open] .asked");
    expect(await page.locator("dialog[open] .asked dt").textContent()).toBe("SETUP-5");
    await page.fill("#rules-search", "inquisition hand");
    await page.waitForFunction(() => document.querySelectorAll("dialog[open] [data-clause]").length < 5);
    expect(await page.locator("dialog[open]").textContent()).toContain("REL-4");
    await shoot(page, "rules");
    await accessible(page, "rules");
  });

  it("draws any game on the plain board, playable by clicks", async () => {
    const page = await atDraft();
    await page.goto(`${page.url()}?plain`);
    await page.waitForSelector(".place");
    for (let answers = 0; answers < 12 && (await myTurn(page)); answers += 1) await answer(page, answers);
    await shoot(page, "plain");
    await accessible(page, "plain board");
  });

  it("shows a card to a long press without choosing it, and plays it at a tap", async () => {
    const phone = await world.guest({ viewport: PHONE, hasTouch: true, isMobile: true });
    await begin(phone, { options: { first: "1" } });
    const [events, card] = [await logOf(phone), phone.locator(".hand [data-key]").first()];
    const touch = { pointerType: "touch", bubbles: true };
    await card.dispatchEvent("pointerdown", touch);
    await phone.waitForSelector("[data-testid=details]");
    await card.dispatchEvent("pointerup", touch);
    await card.dispatchEvent("click");
    expect(await phone.getAttribute("section.dock", "aria-busy"), "nothing is on its way").toBe("false");
    expect(await logOf(phone)).toBe(events);
    await card.dispatchEvent("pointerleave", touch);
    await card.tap();
    await phone.waitForFunction((before) => Number(document.querySelector("[role=log]")?.getAttribute("data-lines")) > before, events);
  });

  it("plays the other games on the plain board as well", async () => {
    const page = await world.guest();
    const { games } = (await (await page.request.get("/api/games")).json()) as { games: { name: string }[] };
    for (const { name: game } of games.filter((one) => one.name !== "civ")) {
      await sitAt(page, await setUp(page, { game }), "?plain");
      for (let answers = 0; answers < 6 && (await myTurn(page)); answers += 1) await answer(page);
      await shoot(page, `plain-${game}`);
      await accessible(page, game);
    }
  });

  it.each([
    ["/credits", "h1"],
    ["/rules/civ", "[data-clause]"],
    ["/nowhere", "h1"],
    ["/table/nothing", "h1:not(.hidden-but-said)"],
  ])("%s is fit for everybody", async (path, there) => {
    const page = await world.guest();
    await page.goto(path);
    await page.waitForSelector(there);
    await shoot(page, path.replaceAll("/", "-").slice(1));
    await accessible(page, path);
  });
});
