/** A recorded game played once more by mouse: each click is the longest gesture that the page offers for what was chosen. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { setUp, sitAt, sitBeside, type Made } from "./play.ts";
import { ROOT, type World } from "./world.ts";

const DOCK = "section.dock";
const MENU = "[data-testid=verbs]";

/** The key of a recorded choice, `0 card:mill`. */
export const keyOf = (choice: string): string => choice.slice(choice.indexOf(" ") + 1);
export const isOf = (seat: number, choice = ""): boolean => choice.startsWith(`${seat} `);

/** A game of two from `tests/records`, as it was set up and what was chosen. */
interface Recorded {
  game: string;
  seed: number;
  options: Record<string, string>;
  choices: string[];
}

export function recorded(name: string): Recorded {
  return JSON.parse(readFileSync(join(ROOT, "tests/records", `${name}.json`), "utf8")) as Recorded;
}

/** What the server says to a seat that only answers. */
interface Word {
  type: string;
  number: number;
  version: number;
  error?: { type: string; message: string };
}

/** A seat answers as the record says, over the wire with nothing drawn, until a question has this number. Where the game goes another way, nobody waits for it to come back. */
export async function follow(page: Page, { id }: Made, seat: number, choices: string[], until = Infinity): Promise<void> {
  await page.goto("/icon.svg");
  await page.evaluate(
    ([id, seat, choices, until]) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${id}/live`);
        const send = (message: object): void => socket.send(JSON.stringify(message));
        socket.onopen = () => send({ type: "hello", lang: "en", since: null });
        socket.onclose = () => reject(new Error("the table is gone"));
        socket.onmessage = (event) => {
          const words = JSON.parse(String(event.data)) as Word[];
          // A page at the same seat may have ended a turn where nothing else can be done: the next question is on its way.
          const refused = words.find(({ error }) => error && error.type !== "stale");
          if (refused) return reject(new Error(`seat ${seat} cannot follow the record: ${refused.error!.message}`));
          const news = words.findLast((one) => one.type === "update");
          if (!news) return;
          if (news.number >= until) return resolve();
          const choice = choices[news.number];
          if (!choice?.startsWith(`${seat} `)) return;
          send({ type: "choose", id: `${news.number}`, version: news.version, number: news.number, keys: [choice.slice(2)] });
        };
      }),
    [id, seat, choices, until] as const,
  );
}

/** Who sits at the first seat of a recorded game, at the question with this number. */
export async function sitIn(world: World, name: string, number: number, me: BrowserContextOptions = {}): Promise<Page> {
  const { game, seed, options, choices } = recorded(name);
  const [anna, bela] = [await world.guest(me), await world.guest()];
  const table = await setUp(anna, { game, seed, options, seats: ["me", "open"] });
  await sitBeside(bela, table, "Béla");
  await Promise.all([follow(anna, table, 0, choices, number), follow(bela, table, 1, choices, number)]);
  await sitAt(anna, table);
  await anna.waitForSelector("section.dock.mine[aria-busy=false]");
  return anna;
}

interface News {
  type: string;
  number: number;
  decisions: { least?: number; most?: number; options?: { key: string }[]; then?: Record<string, unknown> }[];
}

/** Whoever sits at the first seat. It must be there before the page opens the table: it listens to what the server says. */
export class Player {
  clicks = 0;
  /** The number of the open question, as the server has told it last. */
  number = -1;
  /** How many answers are gathered in the page and not sent yet. */
  gathered = 0;
  decision: News["decisions"][number] | undefined;

  constructor(
    readonly page: Page,
    readonly choices: string[],
  ) {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const news = (JSON.parse(String(payload)) as News[]).findLast((one) => one.type === "update");
        if (!news) return;
        this.number = news.number;
        this.decision = news.decisions.find((one) => one.options);
      }),
    );
  }

  /** My answers from here on, as far as nobody else is asked. */
  get wanted(): string[] {
    const rest = this.choices.slice(this.number + this.gathered);
    const end = rest.findIndex((choice) => !isOf(0, choice));
    return rest.slice(0, end < 0 ? undefined : end).map(keyOf);
  }

  /** The page shows what the server told last, and hears clicks; or somebody else is asked. */
  async settled(): Promise<void> {
    await this.page.waitForSelector("section.dock[aria-busy=false]", { state: "attached" });
  }

  async click(selector: string): Promise<void> {
    this.clicks += 1;
    await this.page.locator(selector).first().click();
  }

  /** One gesture, the longest there is for the answers to come. */
  async act(): Promise<void> {
    const [before, gathered] = [this.number, this.gathered];
    if ((this.decision?.most ?? 1) > 1) await this.series();
    else await this.one();
    const message = `after ${this.choices.slice(before, before + 3).join(", ")}`;
    await expect.poll(() => this.moved(before, gathered), { timeout: 60_000, message }).toBe(true);
    await this.settled();
  }

  /** Has the server answered, or has the page gathered an answer? */
  async moved(before: number, gathered: number): Promise<boolean> {
    const keys = await this.page.locator(DOCK).getAttribute("data-gathered");
    this.gathered = this.number > before ? 0 : (keys ?? "").split(" ").filter(Boolean).length;
    return this.number > before || this.gathered > gathered;
  }

  async series(): Promise<void> {
    const picks = this.picks;
    const settles = this.settles(picks);
    if (!picks.length) return this.click(`[data-key="${this.wanted[0]}"]`);
    const pressed = await this.page.locator("button[data-card][data-key][aria-pressed=true]").count();
    const all = await this.page.locator("button[data-card][data-key]").count();
    if (!pressed && picks.length === all && (await this.page.locator("[data-testid=all]").count())) await this.click("[data-testid=all]");
    // Where all must be picked, they lie there picked already.
    else if (!pressed) for (const key of picks) await this.click(`button[data-card][data-key="${key}"]`);
    if (pressed || !settles) await this.click("[data-testid=send]");
  }

  /** What the record picks in the open series, with what was left over in the end and needed no asking. */
  get picks(): string[] {
    const { least = 1, most = 1, options = [] } = this.decision ?? {};
    const cards = options.map((one) => one.key).filter((key) => key.startsWith("card:"));
    const end = this.wanted.findIndex((key, at) => at === most || !cards.includes(key));
    const picks = this.wanted.slice(0, end < 0 ? undefined : end);
    return least === most && picks.length < most ? [...picks, ...cards.filter((key) => !picks.includes(key))].slice(0, most) : picks;
  }

  /** Is nothing left to confirm? What can be taken back is sent with its last pick. */
  settles(picks: string[]): boolean {
    const [least = 1, most = 1] = [this.decision?.least, this.decision?.most];
    const sets = Object.keys(this.decision?.then ?? {}).map((keys) => keys.split(" "));
    return least === most && sets.some((keys) => keys.length === most && keys.every((key) => picks.includes(key)));
  }

  /** The longest way that the record takes: a button, what a button opens, or what lies open at a card. */
  async one(): Promise<void> {
    const buttons = await this.waysIn(DOCK);
    const openers = await this.openers();
    let [opener, best] = ["", ""];
    for (const one of openers) {
      await this.open(one);
      const found = this.longest(await this.waysIn(MENU)) ?? "";
      if (found.split(" ").length > best.split(" ").length || !opener) [opener, best] = [one, found];
    }
    if (openers.length > 1) await this.open(opener);
    const second = this.longest(buttons) ?? "";
    const extras = best.includes(" ") ? [] : await this.extras();
    if (extras.length) for (const key of extras) await this.click(`button[data-card][data-key="${key}"]`);
    if (extras.length || !best || second.split(" ").length > best.split(" ").length) return this.press(second ? DOCK : "", second);
    await this.press(best ? MENU : "", best);
  }

  /** The card that the next answers are about, and the button that leads there, where they open anything. */
  async openers(): Promise<string[]> {
    const card = this.wanted.find((key) => key.startsWith("card:"));
    const at = `button[data-card][data-key="${card}"][data-opens]`;
    const ways = await this.waysIn(DOCK, "[data-opens]");
    const buttons = ways.filter((way) => this.leads(way)).map((way) => `${DOCK} [data-way="${way}"][data-opens]`);
    return (await this.page.locator(at).count()) ? [at, ...buttons] : buttons;
  }

  async open(opener: string): Promise<void> {
    const place = this.page.locator(opener).first();
    await this.page.mouse.move(1, 1);
    await this.page.waitForSelector(MENU, { state: "detached" });
    await place.scrollIntoViewIfNeeded();
    await place.hover();
    await this.page.waitForSelector(`${MENU} [data-way]`);
  }

  async waysIn(scope: string, which = ""): Promise<string[]> {
    return this.page.locator(`${scope} [data-way]${which}`).evaluateAll((all) => all.map((one) => one.getAttribute("data-way") ?? ""));
  }

  /** Does the record take this way? */
  leads(way: string): boolean {
    return `${this.wanted.join(" ")} `.startsWith(`${way} `);
  }

  /** Of some ways the longest that leads where the record goes, or would with another number at its end. */
  longest(ways: string[]): string | undefined {
    const length = (way: string): number => way.split(" ").length + (this.leads(way) ? 0.5 : 0);
    return ways.filter((way) => this.leads(way) || this.sameButForNumber(way)).sort((one, other) => length(other) - length(one))[0];
  }

  /** Cards of the series that comes next, picked before what is asked now. */
  async extras(): Promise<string[]> {
    const found: string[] = [];
    for (const key of this.wanted.slice(1)) {
      if (!(await this.page.locator(`button[data-card][data-key="${key}"][aria-pressed]`).count())) break;
      found.push(key);
    }
    return found;
  }

  /** A way in a dock or menu; without one, the card itself. */
  async press(scope: string, way: string): Promise<void> {
    const card = this.wanted.find((key) => key.startsWith("card:"));
    if (!scope) return this.click(`button[data-card][data-key="${card}"]`);
    if (this.sameButForNumber(way)) await this.step(scope, way);
    const wanted = this.sameButForNumber(way) ? this.wanted.slice(0, way.split(" ").length).join(" ") : way;
    await this.click(`${scope} [data-way="${wanted}"]`);
    // Where something would be lost by it, it asks once.
    const again = `[role=alertdialog] [data-way="${wanted}"]`;
    if (await this.page.locator(again).count()) await this.click(again);
  }

  sameButForNumber(way: string): boolean {
    const keys = way.split(" ");
    const last = keys.length - 1;
    return keys[last]!.startsWith("number:") && keys.every((key, at) => (at < last ? key === this.wanted[at] : this.wanted[at]?.startsWith("number:")));
  }

  /** Step to the number that the record has. */
  async step(scope: string, way: string): Promise<void> {
    const last = way.split(" ").length - 1;
    const [from = 0, to = 0] = [way.split(" ")[last], this.wanted[last]].map((key) => Number(key?.slice("number:".length)));
    for (let at = from; at !== to; at += Math.sign(to - from)) {
      this.clicks += 1;
      // The way on the button changes with the number: the stepper is found by where it ends.
      const stepped = [...way.split(" ").slice(0, -1), `number:${at}`].join(" ");
      await this.page.locator(`${scope} .deed:has([data-way="${stepped}"]) .stepper button`).nth(to < from ? 0 : 1).click();
    }
  }
}
