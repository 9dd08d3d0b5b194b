/** No page depends on the fonts of a machine: every letter comes from ours, and there is room for those of any other. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserContextOptions, Page } from "playwright-core";
import { misfits } from "./fits.ts";
import { atEach, DESKTOP, PHONE } from "./look.ts";
import { middle, myTurn, sitAt, upload, type Made } from "./play.ts";
import { inWorld, ROOT } from "./world.ts";

const world = inWorld();
const GAMES = ["civ", "settlers", "imperium"] as const;
const LANGUAGES = ["en-GB", "hu-HU"];
const RECORDS = { civ: "told-civ-draft-3", settlers: "told-settlers-romans-japanese-2", imperium: "told-imperium-romans-vikings-2" };
const STEP = "30";
/** The longest question that thousands of games have asked (imperium-ask-ignore). */
const LONGEST: Record<string, string> = {
  "en-GB": "You are protected from Olmec Traders. Ignore this part of it? Give every other player a card of your choice from your hand or your discard pile, for all to see; whoever gets a [mask] card also takes an [unrest] card.",
  "hu-HU": "Olmék kereskedők: védve vagy a támadástól. Elkerülöd ezt a részét? Adj minden más játékosnak egy általad választott lapot a kezedből vagy a dobópaklidból, mindenki szeme láttára; aki egy [mask] lapot kap, elvesz egy [unrest] lapot is.",
};

/** Families of ours to take the place of our own: half as wide again as usual, and little more than half as wide. */
const FONTS = { ours: "public-sans", wide: "lexend-exa", narrow: "sofia-sans-extra-condensed" };
const OURS = /public-sans-(latin|latin-ext)-wght-normal.*\.woff2$/;
const PACKAGES = fileURLToPath(new URL("../node_modules/@fontsource-variable", import.meta.url));

/** What fingers need, and what a mouse needs at least. */
const [FINGER, MOUSE] = [44, 24];
const PLACES = [
  { width: 320, height: 640, least: FINGER },
  { ...PHONE, least: FINGER },
  { width: 740, height: 360, least: FINGER },
  { ...DESKTOP, least: MOUSE },
];

/** A browser to which the server seems to hand out another font. */
async function reader(font: string, options: BrowserContextOptions): Promise<Page> {
  const page = await world.guest(options);
  await page.route(OURS, (route) => {
    const part = OURS.exec(route.request().url())?.[1];
    return route.fulfill({ path: join(PACKAGES, font, "files", `${font}-${part}-wght-normal.woff2`) });
  });
  return page;
}

/** Whatever is asked of me at a table is asked in so many words. */
async function askedAtLength(page: Page, text: string): Promise<void> {
  await page.routeWebSocket(/\/live$/, (mine) => {
    const server = mine.connectToServer();
    server.onMessage((sent) => {
      const news = JSON.parse(String(sent)) as { decisions?: { text: string }[] }[];
      for (const { decisions = [] } of news) for (const one of decisions) one.text = text;
      mine.send(JSON.stringify(news));
    });
  });
}

async function fits(page: Page, what: string): Promise<void> {
  await atEach(page, PLACES, async ({ width, height, least }) => {
    expect(await misfits(page, least), `${what} at ${width} × ${height}`).toEqual([]);
  });
}

/** Texts on the page that some other font than ours has drawn. */
async function foreign(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeIds } = await browser.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "body *" });
  const found: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
    const others = fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName);
    if (!others.length) continue;
    const { outerHTML } = await browser.send("DOM.getOuterHTML", { nodeId });
    found.push(`${others.join()} draws ${outerHTML.slice(0, 200)}`);
  }
  return found;
}

/** All characters of the texts that a page may show. */
async function letters(page: Page): Promise<string[]> {
  const folders = ["web/src/locale", "src/regnum/engine/locale", "src/regnum/server/locale", ...GAMES.map((game) => `src/regnum/games/${game}/locale`)];
  const files = folders.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => join(ROOT, folder, name)));
  const texts = files.filter((file) => file.endsWith(".ftl")).map((file) => readFileSync(file, "utf8"));
  const paths = GAMES.flatMap((game) => [`/api/games/${game}/cards`, `/api/rules?book=${game}`, `/api/rules?book=${game}&lang=hu`]);
  const answers = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()));
  return [...new Set([...texts, ...answers].join("").normalize())].filter((letter) => letter.trim());
}

const tables = {} as Record<(typeof GAMES)[number], Made>;
let me: BrowserContextOptions = {};
beforeAll(async () => {
  for (const game of GAMES) [tables[game], me] = await middle(world, game, 24, me);
});

describe.each(Object.entries(FONTS))("in a font that is %s (%s)", (_, font) => {
  describe.each(LANGUAGES)("for %s, there is room", (locale) => {
    it("on the front page, and in the form of every game", async () => {
      const page = await reader(font, { locale });
      await page.goto("/");
      await page.waitForSelector("[data-testid=play-now]:not(:disabled)");
      await fits(page, "front page");
      for (const game of GAMES) {
        await page.goto(`/new/${game}`);
        await page.waitForSelector("#seat-0");
        await fits(page, game);
      }
    });

    it("where a nation is chosen", async () => {
      const page = await reader(font, { locale });
      await page.goto("/new/imperium");
      await page.click("#nations-0");
      await page.waitForSelector("dialog[open] label");
      await fits(page, "nations");
    });

    it("on the pages of a campaign and of solo results", async () => {
      const page = await reader(font, { locale });
      const begun = await page.request.post("/api/campaigns", { data: { game: "imperium", nation: "carthaginians", name: "Anna" } });
      const { id } = (await begun.json()) as { id: string };
      for (const [path, there] of [["/campaigns", "#campaign-nation"], [`/campaign/${id}`, "input[name=bot]"], ["/solo", "tbody td"]] as const) {
        await page.goto(path);
        await page.waitForSelector(there);
        await fits(page, path);
      }
    });

    it.each(GAMES)("at a table of %s", async (game) => {
      const page = await reader(font, { ...me, locale });
      await sitAt(page, tables[game]);
      await myTurn(page);
      await fits(page, game);
    });

    it.each(["settlers", "imperium"] as const)("for the longest question there is, at a table of %s", async (game) => {
      const page = await reader(font, { ...me, locale });
      await askedAtLength(page, LONGEST[locale] ?? "");
      await sitAt(page, tables[game]);
      await myTurn(page);
      expect(await page.locator(".question h2").textContent()).toMatch(/Olm/);
      await fits(page, game);
    });

    it("in the drawers", async () => {
      const page = await reader(font, { ...me, locale, viewport: PHONE });
      await sitAt(page, tables.civ);
      for (const drawer of ["rules", "log", "menu"]) {
        await page.keyboard.press(drawer.charAt(0));
        await page.waitForSelector("dialog[open] :is([data-clause], [role=log] li, input[readonly])");
        await fits(page, drawer);
        await page.keyboard.press("Escape");
        await page.waitForSelector("dialog[open]", { state: "detached" });
      }
    });

    it("in the replay of every game", async () => {
      const page = await reader(font, { locale });
      for (const game of GAMES) {
        const { id } = await upload(page, RECORDS[game]);
        await page.goto(`/replay/${id}`);
        await page.locator("input[type=range]").fill(STEP);
        await page.waitForFunction((step) => document.querySelector("output")?.textContent?.startsWith(`${step} /`), STEP);
        await fits(page, game);
      }
    });
  });
});

describe("every letter comes from a font of ours", () => {
  it.each(LANGUAGES)("on the pages for %s", async (locale) => {
    const page = await world.guest({ locale });
    await page.goto("/");
    await page.waitForSelector("[data-testid=play-now]:not(:disabled)");
    await page.evaluate(() => document.fonts.ready);
    expect(await foreign(page)).toEqual([]);
  });

  it.each(GAMES)("at a table of %s", async (game) => {
    const page = await world.guest({ ...me, locale: "hu-HU" });
    await sitAt(page, tables[game]);
    await myTurn(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await foreign(page)).toEqual([]);
  });

  it("in every text there is, but for the arrow, which is an icon", async () => {
    const page = await world.guest();
    await page.goto("/");
    const all = await letters(page);
    expect(all.length).toBeGreaterThan(100);
    await page.evaluate((all) => document.body.replaceChildren(...all.map((letter) => Object.assign(document.createElement("p"), { textContent: letter }))), all);
    await page.evaluate(() => document.fonts.ready);
    expect(await foreign(page)).toEqual([expect.stringContaining("<p>→</p>")]);
  });
});
