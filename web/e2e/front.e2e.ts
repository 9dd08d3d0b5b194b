/** Before and around a game: the front page, a table that is set up, an invitation, and a table away from the net. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { misfits } from "./fits.ts";
import { accessible, atEach, inBoth, shoot } from "./look.ts";
import { drive, myTurn, playTurn, setUp, sitAt, sitBeside } from "./play.ts";
import { inWorld } from "./world.ts";

const world = inWorld();
const READY = "[data-testid=play-now]:not(:disabled)";
const INVITATION = "[data-testid=invitation]";
const [FINGER, MOUSE] = [44, 24];
const PLACES = [
  { width: 320, height: 640, least: FINGER },
  { width: 820, height: 1180, least: FINGER },
  { width: 1280, height: 800, least: MOUSE },
  { width: 1920, height: 1080, least: MOUSE },
];

/** There is room for it in both languages, and everybody can read it. */
async function fits(page: Page, name: string): Promise<void> {
  await inBoth(page, async (lang) => {
    await shoot(page, `${name}-${lang}`);
    await atEach(page, PLACES, async ({ width, height, least }) => {
      expect(await misfits(page, least), `${name} at ${width} × ${height}, ${lang}`).toEqual([]);
    });
  });
  await accessible(page, name);
}

describe("before a game", () => {
  it("the front page shows three games, has room, and is for everybody", async () => {
    const page = await world.guest();
    await page.goto("/");
    await page.waitForSelector(READY);
    expect(await page.locator("article[data-game]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["game"]))).toEqual(["civ", "settlers", "imperium"]);
    await fits(page, "front");
  });

  it("a nation is chosen from cards that say what it is", async () => {
    const page = await world.guest();
    await page.goto("/new/imperium");
    await page.click("#nations-0");
    await page.check("dialog[open] [data-choice=vikings] input");
    expect(await page.locator("[data-choice=vikings] [role=img]").count()).toBe(1);
    await fits(page, "nations");
    await page.click("dialog[open] [data-testid=leaf]");
    await page.waitForSelector("dialog[open] h3");
    await page.keyboard.press("Escape");
    await page.click("dialog[open] .foot .primary");
    await page.click("#nations-1");
    expect(await page.isDisabled("dialog[open] [data-choice=vikings] input"), "each at most once").toBe(true);
    await page.keyboard.press("Escape");
    await fits(page, "set-up");
    await page.click("form .send button");
    await page.waitForURL(/\/table\//);
    const answer = await page.request.get(`/api/tables/${page.url().split("/").at(-1)}`);
    expect(((await answer.json()) as { options: Record<string, string> }).options["nations"]).toMatch(/^vikings,/);
  });

  it("an invitation is the first thing that a host sees, until a friend has come", async () => {
    const [anna, bela, cili] = [await world.guest(), await world.guest(), await world.guest()];
    const table = await setUp(anna, { seats: ["me", "open"] });
    await sitAt(anna, table);
    await anna.waitForSelector(`${INVITATION} [role=img] path`);
    expect(await anna.inputValue(`${INVITATION} input`)).toMatch(/\/join\//);
    await fits(anna, "invitation");

    await cili.goto(table.links.join);
    await cili.waitForSelector("input[type=radio]:checked");
    await fits(cili, "join");
    await sitBeside(bela, table, "Béla");
    await anna.waitForSelector(INVITATION, { state: "detached" });
    await cili.reload();
    await cili.waitForSelector("[data-testid=join-watch]");
    await fits(cili, "full");
    await cili.click("[data-testid=join-watch]");
    await cili.waitForSelector(".civ");
  });

  it.each(["civ", "settlers"])("%s is set up by a form that everybody can read", async (game) => {
    const page = await world.guest();
    await page.goto(`/new/${game}`);
    await page.waitForSelector("#seat-0");
    await accessible(page, `set-up of ${game}`);
  });
});

it.each(["settlers", "imperium"])("a game of %s begins with one click", async (game) => {
  const page = await world.guest();
  await page.goto("/");
  await page.click(`[data-game=${game}] ${READY}`);
  await page.waitForURL(/\/table\//);
  expect(await myTurn(page)).toBe(true);
});

/** A choice may be told in several lines. */
const LAST = 6;

it("from a line of the log to the moment it tells of, and from turn to turn", async () => {
  const page = await world.guest();
  const table = await setUp(page);
  await drive(page, table);
  await sitAt(page, table);
  await page.click("dialog[open] header button");
  const line = page.locator(".side [role=log] li").nth(20);
  const text = await line.locator("> div").innerText();
  await line.locator(".moment").click();
  await page.waitForURL(/\/replay\/.*event=\d+/);
  const told = page.locator(".side [role=log] li > div");
  await expect.poll(async () => (await told.allInnerTexts()).slice(-LAST), { timeout: 60_000 }).toContain(text);
  await accessible(page, "replay with a log");
  const at = async (): Promise<number> => parseInt((await page.textContent("output")) ?? "");
  const before = await at();
  await page.selectOption("[data-testid=replay-speed]", "4");
  await page.click("[data-testid=replay-turn-next]");
  await page.waitForFunction((step) => parseInt(document.querySelector("output")?.textContent ?? "") > step, before);
});

describe("away from the net", () => {
  it("a page says so, in both languages, and nothing else is kept", async () => {
    const page = await world.guest({ serviceWorkers: "allow" });
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
    const brought: boolean[] = [];
    page.on("response", (answer) => {
      if (/\/(api|assets)\//.test(answer.url())) brought.push(answer.fromServiceWorker());
    });
    await page.reload();
    await page.waitForSelector(READY);
    expect(brought.length).toBeGreaterThan(3);
    expect(brought, "the service worker brings programs or answers").not.toContain(true);
    expect(await page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat().sort())).toEqual(["/icon.svg", "/offline.css", "/offline.html"]);

    await world.server.stop();
    await page.goto("/table/anything");
    await page.waitForSelector("text=The table cannot be reached just now");
    await accessible(page, "the page without the server");
    await world.server.start();
    await page.click("a");
    await page.waitForSelector("text=To the front page");
  });

  it("the game can be installed", async () => {
    const page = await world.guest();
    await page.goto("/");
    const manifest = await page.request.get((await page.getAttribute("link[rel=manifest]", "href")) ?? "");
    expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
    const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
    for (const { src, type } of icons) expect((await page.request.get(src)).headers()["content-type"], src).toContain(type);
  });
});

interface Heard {
  heard: number[];
}

describe("sounds", () => {
  /** A headless browser has no loudspeaker: what would be struck is written down. */
  function listen(): void {
    const heard: number[] = [];
    (globalThis as unknown as Heard).heard = heard;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
  }

  it("are silent until somebody asks for them, and then tell of my turn", async () => {
    const [anna, bela] = [await world.guest(), await world.guest()];
    await anna.addInitScript(listen);
    const asked: string[] = [];
    anna.on("request", (request) => void (/Sounds-/.test(request.url()) && asked.push(request.url())));
    const table = await setUp(anna, { seats: ["me", "open"], options: { first: "1" } });
    await sitBeside(bela, table, "Béla");
    await sitAt(anna, table);
    await sitAt(bela, table);
    await myTurn(anna);
    expect(asked).toEqual([]);
    await anna.click("[data-testid=menu]");
    await anna.check("[data-testid=sound]");
    await anna.keyboard.press("Escape");
    await expect.poll(() => asked.length).toBe(1);
    await playTurn(anna);
    await playTurn(bela);
    await myTurn(anna);
    await anna.waitForFunction(() => (globalThis as unknown as Heard).heard.includes(523));
    await anna.reload();
    await myTurn(anna);
    expect(asked, "the wish is remembered").toHaveLength(2);
  });
});

it("a nation is chosen by keyboard, and Enter there does not set up the table", async () => {
  const page = await world.guest();
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && sent.push(request.url())));
  await page.goto("/new/imperium");
  await page.focus("#nations-0");
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog[open] :focus");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await page.isChecked("dialog[open] [data-choice=carthaginians] input")).toBe(true);
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog[open]", { state: "detached" });
  expect(await page.textContent("#nations-0")).toContain("Carthaginians");
  expect(sent).toEqual([]);
});

it("my name is remembered", async () => {
  const page = await world.guest();
  await page.goto("/new/civ");
  await page.fill("#name", "Anna");
  await page.click("form .send button");
  await page.waitForURL(/\/table\//);
  await page.goto("/new/settlers");
  expect(await page.inputValue("#name")).toBe("Anna");
});
