/** Whoever looks elsewhere is told that it is their turn: by the tab's title and icon, and by a notification. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { answer, myTurn, setUp, sitAt, World } from "./world.ts";

const world = new World();
let [anna, bela]: Page[] = [];

interface Spied {
  away: boolean;
  notices: string[];
}

beforeAll(async () => {
  await world.begin();
  [anna, bela] = [await world.guest({ permissions: ["notifications"] }), await world.guest()];
  // A headless page is never hidden, and shows no notification: both are played to it.
  await anna!.addInitScript(() => {
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
  });
});
afterAll(() => world.end());

const icon = (page: Page): Promise<string | null> => page.getAttribute("link[rel=icon]", "href");
const notified = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Spied).notices);

/** Answer everything that is asked of this player until it is the other's turn. */
async function playTurn(page: Page): Promise<void> {
  await myTurn(page);
  while (await page.locator("[data-key]:not(:disabled)").count()) {
    const done = page.locator("[data-key=done]");
    if (await done.count()) await done.click();
    else await answer(page);
    await page.waitForTimeout(80);
  }
}

describe("a turn notice", () => {
  it("stands in the title and the icon of the tab while I am asked", async () => {
    const table = await setUp(anna!, { seats: ["me", "open"], options: { first: "1" } });
    await bela!.request.post(`/api${table.links.join}`, { data: { seat: 1, name: "Béla" } });
    await sitAt(anna!, table);
    await sitAt(bela!, table);
    await myTurn(anna!);
    expect(await anna!.title()).toMatch(/^● Your turn – /);
    expect(await icon(anna!)).toBe("/icon-turn.svg");
    expect(await bela!.title()).not.toContain("●");
    expect(await icon(bela!)).toBe("/icon.svg");
    expect((await anna!.request.get("/icon-turn.svg")).headers()["content-type"]).toContain("svg");
  });

  it("goes when I have played, and comes as a notification when I am elsewhere", async () => {
    await playTurn(anna!);
    await anna!.waitForFunction(() => !document.title.includes("●"));
    expect(await icon(anna!)).toBe("/icon.svg");
    expect(await notified(anna!)).toEqual([]);
    await anna!.evaluate(() => ((globalThis as unknown as Spied).away = true));
    await playTurn(bela!);
    await anna!.waitForFunction(() => document.title.includes("●"));
    expect(await icon(anna!)).toBe("/icon-turn.svg");
    expect(await notified(anna!)).toEqual(["Your turn: Play a card from your hand"]);
  });

  it("complains about nothing", () => expect(world.complaints).toEqual([]));
});
