/** How tests come to a table and play. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { ROOT, type World } from "./world.ts";

export interface Wish {
  game?: string;
  seats?: string[];
  options?: Record<string, string>;
  seed?: number;
  name?: string;
}

export interface Made {
  id: string;
  links: { join: string; watch: string };
}

export const OVER = "dialog[open] .winner";
const SEATS_OF_TWO = ["me", "open"];

/** A table without the form, for tests that are about something else. */
export async function setUp(page: Page, wish: Wish = {}): Promise<Made> {
  return post(page, "/api/tables", { game: "civ", seats: ["me", "random"], seed: 5, name: "Anna", ...wish });
}

/** Take the open seat of a table for two. */
export async function sitBeside(page: Page, table: Made, name: string): Promise<void> {
  await post(page, `/api${table.links.join}`, { seat: 1, name });
}

/** Be allowed to look on. */
export async function lookOn(page: Page, table: Made): Promise<void> {
  await post(page, `/api${table.links.watch}`, {});
}

/** A game from `tests/records`, to be looked back at. */
export async function upload(page: Page, name: string): Promise<Made> {
  return post(page, "/api/records", JSON.parse(readFileSync(join(ROOT, "tests/records", `${name}.json`), "utf8")));
}

async function post(page: Page, path: string, data: object): Promise<Made> {
  const answer = await page.request.post(path, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Made;
}

/** At the table, with the position drawn: from then on the page hears clicks and keys. */
export async function sitAt(page: Page, table: Made, query = ""): Promise<void> {
  await page.goto(`/table/${table.id}${query}`);
  await page.waitForSelector("section.dock");
}

/** A table of one's own, at the first question. */
export async function begin(page: Page, wish: Wish = {}): Promise<Made> {
  const table = await setUp(page, wish);
  await sitAt(page, table);
  await myTurn(page);
  return table;
}

/** Wait until I am asked or the game is over. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForSelector(`[data-key]:not(:disabled), ${OVER}`);
  return !(await page.$(OVER));
}

/** Answer one question by mouse, or by finger: the nth thing that is lit, and as many more as it wants. */
export async function answer(page: Page, nth = 0, press: "click" | "tap" = "click"): Promise<void> {
  const size = await seriesSize(page);
  // What is only picked beforehand answers nothing.
  const lit = page.locator("[data-key]:not([aria-pressed])");
  if (size > 1) {
    for (let pick = 0; pick < size; pick += 1) await pickOne(page, press);
    await answered(page);
    // What can be taken back was sent with the last pick.
    const send = page.locator("[data-testid=send]:enabled");
    if (await send.count()) await send[press]();
  } else {
    await lit.nth(Math.min(nth, (await lit.count()) - 1))[press]();
    // Several things may be done with the card, or a finger reads it first.
    await answered(page);
    const verb = page.locator("[data-testid=verbs] .option, [data-testid=raised][open] .option").first();
    if (await verb.count()) await verb[press]();
  }
  await answered(page);
}

/** Wait until the server has answered what was chosen. */
export async function answered(page: Page): Promise<void> {
  await page.waitForSelector("section.dock[aria-busy=false]", { state: "attached" });
}

/** Answer everything that is asked of this player until somebody else is asked. */
export async function playTurn(page: Page): Promise<void> {
  await myTurn(page);
  while (await page.locator("section.dock.mine").count()) {
    const done = page.locator("[data-key=done]");
    if (await done.count()) {
      await done.click();
      await answered(page);
    } else await answer(page);
  }
}

async function pickOne(page: Page, press: "click" | "tap"): Promise<void> {
  const cards = page.locator("button[data-key][data-card]");
  const free = await cards.evaluateAll((all) =>
    all.findIndex((card) => {
      const number = (mark: string): number => Number(card.querySelector(mark)?.textContent?.replace(/\D/g, "") ?? 0);
      return number(".mark") < Math.max(1, number(".count"));
    }),
  );
  await cards.nth(free)[press]();
}

export async function seriesSize(page: Page): Promise<number> {
  const lines = await page.locator(".series [aria-live]").allTextContents();
  return Math.max(1, ...lines.flatMap((line) => line.match(/\d+/g)?.map(Number) ?? []));
}

export async function question(page: Page): Promise<string> {
  return (await page.locator(".question h2").textContent()) ?? "";
}

/** The cards of my hand, by name. */
export async function handOf(page: Page): Promise<string[]> {
  return page.locator(".hand [data-card]").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card") ?? ""));
}

/** How many lines the log has, drawn or not. */
export async function logOf(page: Page): Promise<number> {
  return Number(await page.locator("[role=log]").first().getAttribute("data-lines"));
}

interface News {
  type: string;
  version: number;
  number: number;
  decisions: { options: { key: string }[] | null }[];
  result: object | null;
}

/** Answer over the wire, with nothing drawn: until so many answers are given and one more is asked for, or to the end. */
export async function drive(page: Page, { id }: Made, answers = Infinity): Promise<void> {
  await page.goto("/icon.svg");
  await page.evaluate(
    ([id, answers]) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${id}/live`);
        const send = (message: object): void => socket.send(JSON.stringify(message));
        let [given, last] = [0, -1];
        socket.onopen = () => send({ type: "hello", lang: "en", since: null });
        socket.onclose = () => reject(new Error("the table is gone"));
        socket.onmessage = (event) => {
          const news = (JSON.parse(String(event.data)) as News[]).findLast((one) => one.type === "update");
          const options = news?.decisions.find((one) => one.options)?.options;
          if (news?.result || (options && given === answers)) return resolve();
          if (!news || !options || news.number === last) return;
          last = news.number;
          const { key } = options[((given * 7) % 5) % options.length]!;
          given += 1;
          send({ type: "choose", id: `${id} ${given}`, version: news.version, number: news.number, keys: [key] });
        };
      }),
    [id, answers] as const,
  );
}

/**
 * A table of two in the middle of a game, and what makes a browser that of the person who is asked there.
 *
 * It is the same position each time. A computer would choose anew each time, and tests would look at another one.
 */
export async function middle(world: World, game: string, answers: number, me: BrowserContextOptions = {}): Promise<[Made, BrowserContextOptions]> {
  const [anna, bela] = [await world.guest(me), await world.guest()];
  const table = await setUp(anna, { game, seats: SEATS_OF_TWO });
  await sitBeside(bela, table, "Béla");
  void drive(bela, table).catch(() => "He goes home in the middle.");
  await drive(anna, table, answers);
  const storageState = await anna.context().storageState();
  await world.part();
  return [table, { storageState }];
}
