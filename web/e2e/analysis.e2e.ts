/** A finished game looked back at: its analysis, after the game and in the replay, and the list of its turns. */
import { describe, expect, it } from "vitest";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { misfits } from "./fits.ts";
import { accessible, atEach, DESKTOP, PHONE, type Size } from "./look.ts";
import { drive, OVER, setUp, sitAt, upload } from "./play.ts";
import { ARTEFACTS, inWorld } from "./world.ts";

const world = inWorld();

const SIDEWAYS: Size = { width: 740, height: 360 };
const SIZES = [PHONE, SIDEWAYS, { width: 820, height: 1180 }, DESKTOP];
const READERS: BrowserContextOptions[] = [
  { locale: "en-GB", colorScheme: "light" },
  { locale: "hu-HU", colorScheme: "dark" },
];
const RECORDS = ["told-civ-draft-3", "settlers-advanced-peaceful-4", "told-imperium-solo-egyptians-olmecs"];
/** Everybody picked blindly: there is much to find fault with. */
const BLIND = "imperium-random-2";
const FINGER = 44;

const ANALYSE = "[data-testid=analyse]";
const PLOT = ".analysis input[type=range]";
const MISTAKES = "[data-testid=mistakes] > li";
const ROUTE = /\/analysis\?/;
const PROGRESS = /\/analysis$/;

/** Where the replay stands. */
const stepOf = async (page: Page): Promise<number> => parseInt((await page.textContent("output")) ?? "");
async function atStep(page: Page, step: number): Promise<void> {
  await page.waitForFunction((step) => parseInt(document.querySelector("output")?.textContent ?? "") === step, step);
}

/** In the replay of a recorded game, with a panel beside the board. */
async function replayOf(page: Page, record: string, panel: "turns" | "analysis", query = ""): Promise<void> {
  const { id } = await upload(page, record);
  await page.goto(`/replay/${id}${query}`);
  await page.click(`[data-testid=beside-${panel}]`);
}

async function analysed(page: Page, record: string): Promise<void> {
  await replayOf(page, record, "analysis");
  await page.click(ANALYSE);
  await page.waitForSelector(PLOT);
  const drawn = await page.locator(".analysis g path").evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn).not.toContain("none");
}

/** The number of the question that a mistake of the list answered. */
async function shown(page: Page, nth: number): Promise<number> {
  await page.locator(`${MISTAKES} button`).nth(nth).click();
  await page.waitForSelector("[data-testid=mistake]");
  return stepOf(page);
}

/** Pictures at every size, in which everything has room. */
async function looks(page: Page, name: string): Promise<void> {
  await atEach(page, SIZES, async ({ width, height }) => {
    const plot = page.locator("dialog[open] .analysis");
    if (await plot.count()) await plot.evaluate((one) => one.scrollIntoView());
    await page.screenshot({ path: join(ARTEFACTS, `${name}-${width}.png`) });
    expect(await misfits(page, width > 1000 ? 0 : FINGER), `${name} at ${width} × ${height}`).toEqual([]);
  });
}

describe("after a game", () => {
  /** At the end of a game that somebody played badly. */
  async function ended(page: Page): Promise<void> {
    const table = await setUp(page, { seats: ["me", "greedy"] });
    await drive(page, table);
    await sitAt(page, table);
    await page.waitForSelector(OVER);
  }

  it("the computer works visibly, and then tells where most was lost", async () => {
    const page = await world.guest();
    await ended(page);
    let go = (): void => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route(ROUTE, async (route) => {
      await held;
      await route.continue();
    });
    await page.click(ANALYSE);
    await page.waitForSelector(".analysis [role=status] progress:not([value])");
    expect(await page.locator(ANALYSE).count(), "it is asked for once").toBe(0);
    await accessible(page, "the analysis at work");
    await page.route(PROGRESS, (route) => route.fulfill({ json: { v: 1, done: 5, all: 12 } }));
    await page.waitForSelector(".analysis progress[value='5'][max='12']");
    expect(await page.innerText("[data-testid=looked]")).toBe("Choices looked at: 5 of 12");
    await accessible(page, "the analysis at work, five choices of twelve looked at");
    await page.unroute(PROGRESS);
    go();
    await page.waitForSelector(PLOT);
    await looks(page, "analysis-end-en");
    await accessible(page, "the analysis at the end");
    const rows = await page.locator("[data-testid=chances] tr").allTextContents();
    expect(rows.at(-1)).toMatch(/The end.*(0%.*100%|100%.*0%)/);
    const costs = (await page.locator(`${MISTAKES} [data-testid=cost]`).allTextContents()).map((text) => Number(/\d+/.exec(text)));
    expect(costs.length).toBeGreaterThan(0);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    const better = await page.locator(`${MISTAKES} [data-testid=better]`).first().innerText();
    await page.locator(`${MISTAKES} button`).first().click();
    await page.waitForURL(/\/replay\/.*step=\d+&seat=\d/);
    await atStep(page, Number(new URL(page.url()).searchParams.get("step")));
    const begun = await page.locator("[data-testid=mistake] [data-testid=better]").innerText();
    expect(better.startsWith(begun), `${better} begins with ${begun}`).toBe(true);
    expect(await page.locator(".side .analysis").count(), "what was found is still known").toBe(1);
  });

  it("any moment of the plot can be gone to, by keyboard too", async () => {
    const page = await world.guest();
    await ended(page);
    await page.click(ANALYSE);
    await page.locator(PLOT).focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await page.getAttribute(PLOT, "aria-valuetext")).toMatch(/choice 2 of \d+: Anna \d+%, /);
    await page.click("text=Show me this moment");
    await page.waitForURL(/step=2$/);
    await atStep(page, 2);
  });

  it("what goes wrong is said in words, and can be tried again", async () => {
    const page = await world.guest({ locale: "hu-HU", colorScheme: "dark" });
    await ended(page);
    const said = page.locator(".analysis [role=alert]");
    const problem = (type: string, message: string): string => JSON.stringify({ v: 1, type, message, args: {} });
    await page.route(ROUTE, (route) => route.fulfill({ status: 409, body: problem("refused", "A gépnek most túl sok a gondolkodnivalója.") }), { times: 1 });
    await page.click(ANALYSE);
    expect(await said.textContent()).toBe("A gépnek most túl sok a gondolkodnivalója.");
    await page.route(ROUTE, (route) => route.fulfill({ status: 404, body: problem("missing", "Nincs ilyen asztal.") }), { times: 1 });
    await page.click(ANALYSE);
    await expect.poll(() => said.textContent()).toBe("Nincs ilyen asztal.");
    await page.route(ROUTE, (route) => route.abort(), { times: 1 });
    await page.click(ANALYSE);
    await expect.poll(() => said.textContent()).toMatch(/kiszolgáló/);
    await accessible(page, "an analysis that failed");
    await page.click(ANALYSE);
    await page.waitForSelector(PLOT);
    expect(await said.count()).toBe(0);
    await looks(page, "analysis-end-hu");
    await accessible(page, "the analysis at the end, in the dark");
  });
});

describe("in the replay", () => {
  it("the plot shows where one stands, a click goes there, and a mistake is shown from its own eyes", async () => {
    const page = await world.guest();
    await analysed(page, BLIND);
    const box = (await page.locator(PLOT).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect.poll(() => stepOf(page)).toBeGreaterThan(340);
    expect(await stepOf(page)).toBeLessThan(377);
    expect(await page.textContent("[data-testid=here]")).toContain(`choice ${await stepOf(page)} of 717`);
    const first = await shown(page, 0);
    const whose = (await page.locator(`${MISTAKES} b`).first().innerText()).split(" ·")[0];
    const eyes = "select[aria-label='Point of view']";
    await expect.poll(() => page.locator(eyes).evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.label)).toBe(whose);
    expect(Number(await page.locator(PLOT).inputValue())).toBe(first);
    // What was chosen there is what the next step tells.
    await page.click("[data-testid=replay-next]");
    await atStep(page, first + 1);
    await page.waitForSelector("[data-testid=mistake]", { state: "detached" });
  });

  it("on a phone, a drawer has it, and makes way for the moment", async () => {
    const page = await world.guest({ viewport: PHONE, hasTouch: true });
    const { id } = await upload(page, BLIND);
    await page.goto(`/replay/${id}`);
    await page.tap("[data-testid=replay-analysis]");
    await page.tap(ANALYSE);
    await page.waitForSelector(`dialog[open] ${PLOT}`);
    await page.locator(`${MISTAKES} button`).first().tap();
    await page.waitForSelector("dialog[open]", { state: "detached" });
    await page.waitForSelector("[data-testid=mistake]");
  });

  it("it goes over into the reader's language", async () => {
    const page = await world.guest();
    await analysed(page, BLIND);
    const step = await shown(page, 0);
    await page.click("[data-testid=language]");
    await page.waitForSelector("text=Győzelmi esélyek");
    await atStep(page, step);
    await expect.poll(() => page.locator("[data-testid=cost]").first().textContent()).toContain("százalékpont");
  });

  it.each(READERS)("everything has room and can be read, for $locale in the $colorScheme", async (reader) => {
    const page = await world.guest(reader);
    const lang = reader.locale?.slice(0, 2);
    await analysed(page, BLIND);
    await shown(page, 0);
    await looks(page, `analysis-moment-${lang}`);
    await accessible(page, "a mistake");
    for (const record of RECORDS) {
      const kept = `analysis-${record.replace("told-", "").split("-")[0]}-${lang}`;
      await analysed(page, record);
      for (const panel of ["analysis", "turns"]) {
        await atEach(page, SIZES, async (size) => {
          const drawer = size.width <= 1000;
          await page.click(`[data-testid=${drawer ? "replay" : "beside"}-${panel}]`);
          await page.screenshot({ path: join(ARTEFACTS, `${kept}-${panel}-${size.width}.png`) });
          expect(await misfits(page, drawer ? FINGER : 0), `${record}, ${panel} at ${size.width} px`).toEqual([]);
          if (drawer) await page.click("dialog[open] header button");
        });
        await accessible(page, `${record}, ${panel}`);
      }
    }
  });
});

describe("the list of turns", () => {
  it("leads to any turn without fetching what lies between", async () => {
    const page = await world.guest();
    const fetched: number[] = [];
    page.on("request", (request) => {
      const step = /\/replay\?step=(\d+)/.exec(request.url())?.[1];
      if (step) fetched.push(Number(step));
    });
    await replayOf(page, BLIND, "turns");
    const rounds = page.locator("[data-testid=turns] h3");
    expect(await rounds.last().innerText()).toBe("Round 43");
    expect(fetched, "the list needs no frames").toEqual([0]);
    await page.locator("[data-testid=turns] ol").nth(29).locator("button").first().click();
    await page.waitForFunction(() => parseInt(document.querySelector("output")?.textContent ?? "") > 300);
    expect(await page.locator("[data-testid=turns] [aria-current=step]").count()).toBe(1);
    expect(await page.locator(".board").innerText()).toContain("30");
    expect(Math.max(...fetched.filter((step) => step < 300)), "nothing between").toBeLessThanOrEqual(0);
    await accessible(page, "the list of turns");
    const before = await stepOf(page);
    await page.click("[data-testid=replay-turn-next]");
    await page.waitForFunction((step) => parseInt(document.querySelector("output")?.textContent ?? "") > step, before);
    // The log begins where frames were fetched, and fetches more when asked.
    await page.click("[data-testid=beside-log]");
    const lines = page.locator(".side [role=log] li");
    const earlier = page.locator(".side .earlier button");
    const had = await lines.count();
    expect(await earlier.innerText()).toMatch(/^\d+ earlier lines$/);
    await earlier.click();
    await expect.poll(() => lines.count()).toBeGreaterThan(had);
  });

  it("has the whole name of a computer in one line on a phone", async () => {
    const page = await world.guest({ viewport: PHONE, hasTouch: true });
    const table = await setUp(page, { seats: ["me", "greedy", "greedy"] });
    await drive(page, table);
    await page.goto(`/replay/${table.id}`);
    await page.tap("[data-testid=replay-turns]");
    const names = page.locator("dialog[open] [data-testid=turns] .name");
    await names.first().waitFor();
    const lines = await names.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))));
    expect(Math.max(...(await names.allInnerTexts()).map((name) => name.length))).toBeGreaterThan(12);
    expect(new Set(lines)).toEqual(new Set([1]));
    await page.screenshot({ path: join(ARTEFACTS, "turns-phone.png") });
  });

  it("has the turns of a bot too, and the words of the game", async () => {
    const page = await world.guest({ locale: "hu-HU" });
    await replayOf(page, "told-imperium-solo-egyptians-olmecs", "turns");
    const list = page.locator("[data-testid=turns]");
    expect(await list.locator("h3").nth(1).innerText()).toBe("2. kör");
    const names = await list.locator("ol").nth(1).locator(".name").allInnerTexts();
    expect(new Set(names).size, "the player and the bot").toBe(2);
    await replayOf(page, "settlers-standard-2", "turns");
    expect(await list.locator("h3").nth(1).innerText()).toBe("2. forduló");
  });
});
