/** A campaign by clicks: game after game, through killed servers, as a file, on paper and on another device. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { misfits } from "./fits.ts";
import { accessible, atEach, DESKTOP, drawn, inBoth, PHONE, shoot } from "./look.ts";
import { answer, drive, myTurn, OVER } from "./play.ts";
import { Player } from "./recorded.ts";
import { ARTEFACTS, inWorld, ROOT } from "./world.ts";

const world = inWorld();
/** Romans against Celts: the first game of a campaign, won. */
const WON = JSON.parse(readFileSync(join(ROOT, "tests/records/imperium-solo-won.json"), "utf8")) as { seed: number; choices: string[] };
const LOG = "[data-testid=campaign-log] li";
const MOST_ANSWERS = 900;
const LONG = 900_000;
/** What fingers need, and what a mouse needs at least. */
const [FINGER, MOUSE] = [44, 24];
const SIZES = [
  { ...DESKTOP, least: MOUSE },
  { ...PHONE, least: FINGER },
  { width: 740, height: 360, least: FINGER },
  { width: 820, height: 1180, least: FINGER },
];

interface Chapter {
  bot: string;
  level: string;
  won: boolean;
  points: [number, number];
  change?: { added?: string; removed?: string };
  gained?: string[];
}

/** The log of a campaign of the Romans, as a file has it. */
function logged(chapters: Chapter[], more: object = {}): object {
  const dated = chapters.map((one, at) => ({ date: `2026-11-${10 + at}`, reason: "dynasty", gained: [], ...one }));
  return { format: 1, game: "imperium", name: "Anna", nation: "romans", options: {}, chapters: dated, ...more };
}

const LEVELS = ["chieftain", "warlord", "imperator", "sovereign", "overlord"];
const BOTS = ["celts", "greeks", "persians", "vikings", "scythians"];
const REMOVED = ["advance", "glory", "conquer", "dalmatia"];

/** So many wins, each of which but the fifth has removed a card, with a loss before the last. */
function wins(count: number): Chapter[] {
  const change = (at: number): Chapter["change"] => (at < REMOVED.length ? { removed: `romans-${REMOVED[at]}` } : undefined);
  const won = BOTS.slice(0, count).map((bot, at): Chapter => ({ bot, level: LEVELS[at]!, won: true, points: [60 + at, 41], change: change(at) }));
  const last = won.at(-1);
  return last ? [...won.slice(0, -1), { ...last, won: false, points: [12, 80], change: undefined }, last] : won;
}

const WAITING: Chapter[] = [{ bot: "celts", level: "chieftain", won: true, points: [60, 41], gained: ["mountain", "metropolis-1", "exports"] }];

/** A campaign from a file, without the page. */
async function taken(page: Page, log: object): Promise<string> {
  const made = await page.request.post("/api/campaigns/file", { data: log });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

async function at(page: Page, id: string): Promise<void> {
  await page.goto(`/campaign/${id}`);
  await page.waitForSelector("[data-testid=campaign-deck]");
}

/** Games of this page are dealt alike each time. */
async function dealt(page: Page): Promise<void> {
  await page.route("**/api/campaigns/*/game", (route) => route.continue({ postData: { ...(route.request().postDataJSON() as object), seed: WON.seed } }));
}

async function made(page: Page): Promise<number> {
  const table = await page.request.get(`/api/tables/${page.url().split("/").at(-1)}`);
  return ((await table.json()) as { version: number }).version;
}

/** Click what was chosen in the recorded game, from where the table stands to some choice or a little farther. */
async function clickRecorded(page: Page, until = WON.choices.length): Promise<void> {
  const player = new Player(page, WON.choices);
  await page.reload();
  await page.waitForSelector("section.dock");
  while (player.number < until && (await myTurn(page))) await player.act();
}

async function chooseBot(page: Page, bot: string): Promise<void> {
  await page.check(`input[name=bot][value=${bot}]`);
  await page.click("[data-testid=campaign-play]");
  await page.waitForURL(/\/table\//);
  await page.waitForSelector("section.dock");
}

describe("a campaign by clicks", () => {
  it(
    "is begun on the front page, and two of its games are played with a reward between them",
    async () => {
      const page = await world.guest();
      await dealt(page);
      await page.goto("/");
      await page.click("[data-testid=campaigns]");
      await page.fill("#campaign-name", "Anna");
      await page.selectOption("#campaign-nation", "romans");
      await page.click("[data-testid=campaign-begin]");
      await page.waitForURL(/\/campaign\//);
      await page.waitForSelector("[data-testid=campaign-deck]");
      const home = page.url();
      expect(await page.locator("h1").textContent()).toBe("Campaign: Anna, Romans");
      expect(await page.locator("input[name=bot]").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).not.toContain("romans");

      await chooseBot(page, "celts");
      await clickRecorded(page);
      await page.waitForSelector(OVER);
      const onwards = page.locator("dialog[open] [data-testid=to-campaign]");
      await expect.poll(() => onwards.textContent(), { timeout: 30_000 }).toBe("Next: choose your reward");
      expect(await page.locator("dialog[open] [data-testid=rematch]").count()).toBe(0);
      await shoot(page, "campaign-end-of-game");
      await onwards.click();
      await page.waitForURL(home);

      await page.waitForSelector("[data-choice=mountain] .line");
      await page.check("[data-choice=mountain] input");
      await page.click("text=Add: Mountain");
      await page.waitForSelector("input[name=bot]");
      expect(await page.locator(LOG).allTextContents()).toEqual([expect.stringMatching(/Celts Chieftain\s*won 44 : 39.*Added: Mountain/)]);
      expect(await page.locator("input[name=bot][value=celts]").count()).toBe(0);
      expect(await page.locator("main").textContent()).toContain("Level of the game: Warlord");

      await chooseBot(page, "greeks");
      for (let answers = 0; await myTurn(page); answers += 1) {
        await answer(page, answers % 3);
        expect(answers).toBeLessThan(MOST_ANSWERS);
      }
      await page.click("dialog[open] [data-testid=to-campaign]");
      await page.waitForURL(home);
      await expect.poll(() => page.locator(LOG).count(), { timeout: 30_000 }).toBe(2);
      await page.click("text=Solo results");
      await page.waitForSelector("td.won");
      await shoot(page, "solo-won");
      await accessible(page, "solo results with a win");
      expect(await page.locator("[data-testid=solo-sum]").textContent()).toMatch(/of 96 beaten\.\s+2 games, [12] won, best score \d+/);
    },
    LONG,
  );
});

describe("a campaign survives", () => {
  it("a server that is killed in the middle of a game, between games and in the middle of a reward", async () => {
    const page = await world.guest();
    await dealt(page);
    const id = await taken(page, logged([]));
    await at(page, id);
    await chooseBot(page, "celts");
    await clickRecorded(page, 5);
    await world.server.kill();
    await world.server.start();
    await at(page, id);
    await page.click("[data-testid=campaign-resume]");
    await myTurn(page);
    expect(await made(page)).toBeGreaterThanOrEqual(5);

    const other = await taken(page, logged(WAITING));
    await at(page, other);
    await page.check("[data-choice=mountain] input");
    await world.server.kill();
    await page.click("[data-testid=campaign-change]");
    await page.waitForSelector("[role=alert]");
    expect(await page.locator("[role=alert]").textContent()).toContain("cannot be reached");
    await world.server.start();
    await page.click("[data-testid=campaign-change]");
    await page.waitForSelector("#next-game:focus");
    expect(await page.locator(LOG).textContent()).toContain("Added: Mountain");
    await world.server.kill();
    await world.server.start();
    await at(page, other);
    expect(await page.locator(LOG).textContent()).toContain("Added: Mountain");
    expect(await page.locator("[data-testid=campaign-deck]").textContent()).toContain("Mountain");
  });

  it("the way to another device, with the game in progress", async () => {
    const [page, tablet] = [await world.guest(), await world.guest({ locale: "hu-HU" })];
    await dealt(page);
    const id = await taken(page, logged([]));
    await at(page, id);
    await chooseBot(page, "celts");
    await page.waitForSelector("[data-key]:not(:disabled)");
    await at(page, id);
    await page.click("text=Carry to another device");
    const link = await page.getByLabel("Open this on the other device").inputValue();
    await tablet.goto(link);
    await shoot(tablet, "campaign-carry");
    await accessible(tablet, "a campaign that arrives");
    await tablet.click("text=Itt játszom");
    await tablet.waitForURL(/\/campaign\//);
    await tablet.click("[data-testid=campaign-resume]");
    expect(await myTurn(tablet)).toBe(true);
    await page.reload();
    await page.waitForSelector("text=belongs to somebody else, or was carried to another device");
  });

  it("the way through a file, and is removed", async () => {
    const [page, other] = [await world.guest(), await world.guest()];
    await at(page, await taken(page, logged(wins(2))));
    const [saved] = await Promise.all([page.waitForEvent("download"), page.click("[data-testid=campaign-save]")]);
    const file = { name: "campaign.json", mimeType: "application/json", buffer: readFileSync((await saved.path()) ?? "") };
    await other.goto("/campaigns");
    await other.setInputFiles("[data-testid=campaign-file]", file);
    await other.waitForURL(/\/campaign\//);
    await other.waitForSelector(LOG);
    expect(await other.locator(LOG).allTextContents()).toEqual(await page.locator(LOG).allTextContents());
    await other.getByRole("button", { name: "Remove", exact: true }).click();
    await other.waitForSelector("dialog[open]");
    await accessible(other, "a doubt");
    await other.click("[data-testid=campaign-remove]");
    await other.waitForSelector("text=You have no campaigns yet.");
  });
});

describe("a file that is no campaign", () => {
  it.each([
    ["en-GB", "no campaign at all", /^This file cannot be taken up\. This cannot be understood/],
    ["hu-HU", "{}", /^Ezt a fájlt nem lehet megnyitni\. Érthetetlen üzenet/],
    ["en-GB", JSON.stringify(logged([{ bot: "romans", level: "chieftain", won: true, points: [1, 0] }])), /Game 1 of the log cannot have been played like this/],
    ["hu-HU", JSON.stringify(logged([], { nation: "picts" })), /Ez a nemzet nincs a választott dobozokban/],
  ])("is refused in words (%s, %s)", async (locale, content, words) => {
    const page = await world.guest({ locale });
    await page.goto("/campaigns");
    await page.setInputFiles("[data-testid=campaign-file]", { name: "x.json", mimeType: "application/json", buffer: Buffer.from(content) });
    await page.waitForSelector("[data-testid=file-refused]");
    expect(await page.locator("[data-testid=file-refused]").textContent()).toMatch(words);
  });
});

describe("who comes too late", () => {
  it("is told in words that a bot was beaten meanwhile", async () => {
    const page = await world.guest();
    const id = await taken(page, logged(wins(1)));
    await at(page, id);
    await page.route("**/api/campaigns/*/game", (route) => route.continue({ postData: { v: 1, bot: "celts" } }));
    await page.check("input[name=bot][value=greeks]");
    await page.click("[data-testid=campaign-play]");
    await page.waitForSelector("text=Celts: beaten already in this campaign");
  });
});

describe("the pages of campaigns", () => {
  async function looked(page: Page, name: string): Promise<void> {
    await drawn(page);
    await inBoth(page, async (lang) => {
      await atEach(page, SIZES, async ({ width, height, least }) => {
        await page.screenshot({ path: join(ARTEFACTS, `${name}-${lang}-${width}x${height}.png`), fullPage: true });
        expect(await misfits(page, least), `${name} at ${width} px, ${lang}`).toEqual([]);
      });
    });
    await accessible(page, name);
  }

  it("are fit for everybody", async () => {
    const page = await world.guest();
    for (const [stage, log] of [
      ["begun", logged([])],
      ["loss", logged([{ bot: "celts", level: "chieftain", won: false, points: [12, 80] }])],
      ["reward", logged(WAITING)],
      ["late", logged(wins(4))],
      ["won", logged(wins(5))],
      ["grand", logged([{ ...WAITING[0]!, level: "supreme", change: { added: "mountain" } }], { grand: true, nation: "utopians", options: { boxes: "both-legends" } })],
    ] as const) {
      await at(page, await taken(page, log));
      if (stage === "reward") await page.waitForSelector("[data-choice=mountain] .line");
      await looked(page, `campaign-${stage}`);
    }
    await page.goto("/campaigns");
    await page.waitForSelector("#campaign-nation");
    await page.waitForSelector("a[href^='/campaign/']");
    await looked(page, "campaigns");
  });

  it("and of solo results, too", async () => {
    const page = await world.guest();
    for (const [bot, level] of [["celts", "chieftain"], ["qin", "supreme"]] as const) {
      const options = { nations: "romans", bot, level, boxes: "both-classics", rounds: "1" };
      const made = await page.request.post("/api/tables", { data: { game: "imperium", seats: ["me"], options, seed: 3 } });
      await drive(page, (await made.json()) as { id: string; links: { join: string; watch: string } });
    }
    await page.goto("/solo");
    await page.waitForSelector("tbody td");
    expect(await page.locator("table").first().locator("tbody td:not(.best)").count()).toBe(96);
    expect(await page.locator("table").first().locator(".won, .met").count()).toBe(2);
    await looked(page, "solo");
  });

  it("are printed as the log alone, dark on white", async () => {
    const page = await world.guest({ colorScheme: "dark" });
    await at(page, await taken(page, logged(wins(4))));
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("button:visible, .bar:visible, input:visible, nav:visible").count()).toBe(0);
    expect(await page.locator(`${LOG}:visible`).count()).toBe(5);
    const ink = await page.locator(LOG).first().evaluate((one) => getComputedStyle(one).color);
    expect(ink).toBe("rgb(34, 31, 26)");
    await page.pdf({ path: join(ARTEFACTS, "campaign-log.pdf") });
    await page.screenshot({ path: join(ARTEFACTS, "campaign-print.png"), fullPage: true });
  });
});
