/** A recorded game played once more by mouse: each click is the longest gesture that the page offers for what was chosen. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

const DOCK = "section.dock";
const MENU = "[data-testid=verbs]";

/** The key of a recorded choice, `0 card:mill`. */
export const keyOf = (choice: string): string => choice.slice(choice.indexOf(" ") + 1);
export const isOf = (seat: number, choice = ""): boolean => choice.startsWith(`${seat} `);

interface News {
  type: string;
  number: number;
  decisions: { most?: number; options?: unknown }[];
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
    const [size, wanted] = [this.decision?.most ?? 1, this.wanted];
    const end = wanted.findIndex((key) => !key.startsWith("card:"));
    const picks = wanted.slice(0, Math.min(size, end < 0 ? wanted.length : end));
    if (!picks.length) return this.click(`[data-key="${wanted[0]}"]`);
    const all = await this.page.locator("button[data-card][data-key]").count();
    if (picks.length === all && (await this.page.locator("[data-testid=all]").count())) await this.click("[data-testid=all]");
    else for (const key of picks) await this.click(`button[data-card][data-key="${key}"]`);
    await this.click("[data-testid=send]");
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

  /** The card that the next answers are about, and the button that opens a menu for them, where they open anything. */
  async openers(): Promise<string[]> {
    const card = this.wanted.find((key) => key.startsWith("card:"));
    const places = [`button[data-card][data-key="${card}"][aria-haspopup]`, `${DOCK} [data-way="${this.wanted[0]}"][aria-haspopup]`];
    const found = await Promise.all(places.map((place) => this.page.locator(place).count()));
    return places.filter((_, at) => found[at]);
  }

  async open(opener: string): Promise<void> {
    const place = this.page.locator(opener).first();
    await this.page.mouse.move(1, 1);
    await this.page.waitForSelector(MENU, { state: "detached" });
    await place.scrollIntoViewIfNeeded();
    await place.hover();
    await this.page.waitForSelector(`${MENU} [data-way]`);
  }

  async waysIn(scope: string): Promise<string[]> {
    return this.page.locator(`${scope} [data-way]`).evaluateAll((all) => all.map((one) => one.getAttribute("data-way") ?? ""));
  }

  /** Of some ways the longest that leads where the record goes, whatever number it ends with. */
  longest(ways: string[]): string | undefined {
    const leads = (way: string): boolean => `${this.wanted.join(" ")} `.startsWith(`${way} `) || this.sameButForNumber(way);
    return ways.filter(leads).sort((one, other) => other.split(" ").length - one.split(" ").length)[0];
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
