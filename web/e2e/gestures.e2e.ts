/**
 * How many clicks a turn takes: a recorded game is played once more by mouse, and its answers are those of the record.
 *
 * `REGNUM_GESTURES=60` plays so many questions of each game and prints what was counted.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isOf, keyOf, Player } from "./recorded.ts";
import { setUp, sitAt, sitBeside, type Made } from "./play.ts";
import { inWorld, ROOT } from "./world.ts";

const world = inWorld();
const QUESTIONS = Number(process.env["REGNUM_GESTURES"] ?? 36);

interface Recorded {
  game: string;
  seed: number;
  options: Record<string, string>;
  choices: string[];
}

/** Whoever sits beside me answers as the record says, over the wire. */
async function follow(page: Page, { id }: Made, choices: string[]): Promise<void> {
  await page.goto("/icon.svg");
  await page.evaluate(
    ([id, choices]) => {
      const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${id}/live`);
      const send = (message: object): void => socket.send(JSON.stringify(message));
      socket.onopen = () => send({ type: "hello", lang: "en", since: null });
      socket.onmessage = (event) => {
        const news = (JSON.parse(String(event.data)) as { type: string; number: number; version: number }[]).findLast((one) => one.type === "update");
        const choice = news && choices[news.number];
        if (!news || !choice?.startsWith("1 ")) return;
        send({ type: "choose", id: `${news.number}`, version: news.version, number: news.number, keys: [choice.slice(2)] });
      };
    },
    [id, choices] as const,
  );
}

describe("gestures", () => {
  it.each(["told-imperium-romans-vikings-2", "told-settlers-romans-japanese-2"])("of %s take no more than three clicks for five questions", async (name) => {
    const record = JSON.parse(readFileSync(join(ROOT, "tests/records", `${name}.json`), "utf8")) as Recorded;
    const { game, seed, options, choices } = record;
    const [anna, bela] = [await world.guest(), await world.guest()];
    const table = await setUp(anna, { game, seed, options, seats: ["me", "open"] });
    await sitBeside(bela, table, "Béla");
    await follow(bela, table, choices);
    const player = new Player(anna, choices);
    await sitAt(anna, table);
    let questions = 0;
    while (questions < QUESTIONS) {
      await anna.waitForSelector("section.dock.mine[aria-busy=false] ");
      const before = player.number;
      await player.act();
      questions += choices.slice(before, player.number).filter((choice) => isOf(0, choice)).length;
      if (process.env["REGNUM_GESTURES"]) console.log(name, questions, player.clicks, choices.slice(before, player.number).filter((choice) => isOf(0, choice)).map(keyOf).join(" "));
    }
    console.log(`${name}: ${questions} questions, ${player.clicks} clicks`);
    expect(player.clicks * 5).toBeLessThanOrEqual(questions * 3);
  });
});
