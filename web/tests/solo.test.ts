import { describe, expect, it } from "vitest";
import { day } from "../src/lib/campaign.ts";
import { language } from "../src/lib/language.svelte.ts";
import type { GameInfo, SoloInfo } from "../src/lib/model.ts";
import { addedUp, beaten, withBots } from "../src/lib/solo.ts";

const result = (bot: string, level: string, games: number, wins: number, best: number): SoloInfo => ({
  game: "imperium",
  side: "Romans",
  bot,
  level,
  games,
  wins,
  best,
});
const RESULTS = [result("celts", "chieftain", 2, 1, 44), result("celts", "warlord", 1, 0, -3), result("greeks", "chieftain", 3, 3, 60)];

describe("solo results", () => {
  it("are added up, with the best of all", () => {
    expect(addedUp(RESULTS)).toEqual({ games: 6, wins: 4, best: 60 });
    expect(addedUp(RESULTS.slice(1, 2))).toEqual({ games: 1, wins: 0, best: -3 });
    expect(addedUp([])).toEqual({ games: 0, wins: 0, best: null });
  });

  it("fill a place of the grid with the first win", () => {
    expect(beaten(RESULTS)).toBe(2);
    expect(beaten([...RESULTS, { ...result("celts", "chieftain", 1, 1, 9), side: "Greeks" }])).toBe(2);
  });

  it("are for games with bots and levels", () => {
    const option = (name: string) => ({ name, values: [{ value: "x" }] });
    const games = [{ name: "civ", options: [option("level")] }, { name: "imperium", options: [option("bot"), option("level")] }];
    expect(withBots(games as unknown as GameInfo[]).map((one) => one.game.name)).toEqual(["imperium"]);
  });
});

describe("the log of a campaign", () => {
  it("has the day that was written, wherever it is read", () => {
    language.current = "en";
    expect(day("2026-11-01")).toContain("1");
    expect(day("2026-11-01")).toContain("Nov");
    language.current = "hu";
    expect(day("2026-11-01")).toBe("2026. nov. 1.");
    language.current = "en";
  });
});
