/** Whoever looks elsewhere is told that it is their turn: by the tab's title and icon, and by a notification. */
import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { myTurn, playTurn, setUp, sitAt, sitBeside } from "./play.ts";
import { inWorld } from "./world.ts";

const world = inWorld();

interface Spied {
  away: boolean;
  notices: string[];
}

/** A headless page is never hidden, and shows no notification: both are played to it. */
function spy(): void {
  const spied = globalThis as unknown as Spied;
  spied.away = false;
  spied.notices = [];
  Object.defineProperty(document, "hidden", { get: () => spied.away });
  globalThis.Notification = class {
    static permission = "granted";
    constructor(title: string, options: NotificationOptions) {
      spied.notices.push(`${title}: ${options.body ?? ""}`);
    }
    close(): void {}
  } as unknown as typeof Notification;
}

/** Anna, who is asked first, and Béla. */
async function atTable(): Promise<[Page, Page]> {
  const [anna, bela] = [await world.guest({ permissions: ["notifications"] }), await world.guest()];
  await anna.addInitScript(spy);
  const table = await setUp(anna, { seats: ["me", "open"], options: { first: "1" } });
  await sitBeside(bela, table, "Béla");
  await sitAt(anna, table);
  await sitAt(bela, table);
  await myTurn(anna);
  return [anna, bela];
}

const icon = (page: Page): Promise<string | null> => page.getAttribute("link[rel=icon]", "href");
const notified = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Spied).notices);

describe("a turn notice", () => {
  it("stands in the title and the icon of the tab while I am asked", async () => {
    const [anna, bela] = await atTable();
    expect(await anna.title()).toMatch(/^● Your turn – /);
    expect(await icon(anna)).toBe("/icon-turn.svg");
    expect(await bela.title()).not.toContain("●");
    expect(await icon(bela)).toBe("/icon.svg");
    expect((await anna.request.get("/icon-turn.svg")).headers()["content-type"]).toContain("svg");
  });

  it("goes when I have played, and comes as a notification when I am elsewhere", async () => {
    const [anna, bela] = await atTable();
    await playTurn(anna);
    await anna.waitForFunction(() => !document.title.includes("●"));
    expect(await icon(anna)).toBe("/icon.svg");
    expect(await notified(anna)).toEqual([]);
    await anna.evaluate(() => ((globalThis as unknown as Spied).away = true));
    await playTurn(bela);
    await anna.waitForFunction(() => document.title.includes("●"));
    expect(await icon(anna)).toBe("/icon-turn.svg");
    await anna.waitForFunction(() => (globalThis as unknown as Spied).notices.length);
    expect(await notified(anna)).toEqual(["Your turn: Play a card from your hand"]);
  });
});
