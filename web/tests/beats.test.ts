import { describe, expect, it } from "vitest";
import { beatsIn, isOpen, lastTurn, rowUsed, whyOf } from "../src/lib/beats.ts";
import { followed } from "../src/lib/following.ts";
import type { EventInfo } from "../src/lib/model.ts";
import { markerOf } from "../src/games/imperium/bot.ts";
import { event, view, zone } from "./fixtures.ts";

const ROW = ["imperium-bots:ROM-B-1", "imperium-solo:SOLO-RESOLVE-3"];

function told(text: string, beat: string, more: Partial<EventInfo> = {}): EventInfo {
  return { ...event(text), beat, ...more };
}

const TURN: EventInfo[] = [
  { ...event("Anna plays"), kind: "moved" },
  { ...event("the bot begins"), kind: "turned" },
  told("rolls", "die"),
  told("sets aside", "die"),
  told("turned up", "slot:2", { kind: "revealed", clauses: ["imperium-solo:SOLO-RESOLVE-1"] }),
  told("uses a row", "slot:2", { clauses: ROW, args: { row: "ROM-B-1", does: "@imperium-row-rom-b-1" } }),
  told("gains", "slot:2", { clauses: ROW.slice(0, 1) }),
  told("fills", "clean-up", { clauses: ["imperium-solo:SOLO-CLEANUP-4"] }),
];
const SOLSTICE: EventInfo = { ...event("the solstice"), kind: "turned" };
const names = (events: readonly EventInfo[]): string[] => beatsIn(events).map((beat) => beat.name);

describe("a turn in steps", () => {
  it("has a step for the die, for each card, and for the clean-up", () => {
    expect(names(TURN)).toEqual(["", "die", "slot:2", "clean-up"]);
    expect(beatsIn(TURN)[1]?.events.map((one) => one.text)).toEqual(["rolls", "sets aside"]);
  });

  it("keeps an answer that needed no asking with its step", () => {
    const lines = [told("uses a row", "slot:2"), event("has only one"), told("recalls", "slot:2"), event("after")];
    expect(beatsIn(lines).map(({ name, events }) => [name, events.length])).toEqual([["slot:2", 3], ["", 1]]);
  });

  it("is the last one that was played, without what came before and after it", () => {
    const later = [...TURN, SOLSTICE, { ...event("the bot begins"), kind: "turned" as const }, told("rolls again", "die")];
    expect(lastTurn([...TURN, SOLSTICE]).map((beat) => beat.name)).toEqual(["die", "slot:2", "clean-up"]);
    expect(lastTurn(later).map((beat) => beat.name)).toEqual(["die"]);
    expect(lastTurn([event("nothing of that kind")])).toEqual([]);
  });

  it("goes on until something else has followed", () => {
    expect(isOpen(TURN.slice(0, 6))).toBe(true);
    expect(isOpen([...TURN, SOLSTICE])).toBe(false);
    expect(isOpen([])).toBe(false);
  });

  it("names the row that was used last", () => {
    expect(rowUsed(lastTurn(TURN))?.args["row"]).toBe("ROM-B-1");
    expect(rowUsed([])).toBeUndefined();
  });
});

describe("why a line came about", () => {
  it("is its row in words, and the clause that governs matching", () => {
    expect(whyOf(TURN, 6)).toEqual({ row: TURN[5], clauses: ROW });
  });

  it("is a clause alone where no row was used", () => {
    expect(whyOf(TURN, 7)).toEqual({ row: null, clauses: ["imperium-solo:SOLO-CLEANUP-4"] });
    expect(whyOf(TURN, 0)).toBeNull();
  });
});

describe("a view that follows events", () => {
  const slot = (number: number, count: number) => zone(`slot:${number}`, null, { owner: 1, group: "slots", count });
  const before = { ...view(slot(1, 1), slot(2, 1), zone("discard:1", [], { owner: 1 })), game: "imperium" };
  const moved = (args: EventInfo["args"], kind: EventInfo["kind"] = "moved"): EventInfo => ({ ...event(""), kind, args });
  const lying = (events: EventInfo[]) => followed(before, events).zones.map(({ key, count, cards }) => [key, count, cards]);

  it("moves a card that nobody has seen without showing it", () => {
    expect(lying([moved({ source: "slot:1", target: "aside", slot: 1 })])).toEqual([
      ["slot:1", 0, null],
      ["slot:2", 1, null],
      ["discard:1", 0, []],
      ["aside", 1, null],
    ]);
  });

  it("lays a card open that was turned up", () => {
    const events = [
      moved({ card: "elders", source: "slot:2", target: "resolving" }, "revealed"),
      moved({ card: "elders", source: "resolving", target: "discard:1" }),
    ];
    expect(lying(events.slice(0, 1)).at(-1)).toEqual(["resolving", 1, ["elders"]]);
    expect(lying(events).slice(1)).toEqual([
      ["slot:2", 0, null],
      ["discard:1", 1, ["elders"]],
      ["resolving", 0, []],
    ]);
  });

  it("turns the die, and leaves alone what it knows nothing of", () => {
    const die = { key: "die", name: "@die", owner: 1, value: 0, group: "", who: false };
    const after = followed({ ...before, counters: [die] }, [{ ...event("", { counter: "die", count: 5 }), kind: "counted" }]);
    expect(after.counters).toEqual([{ ...die, value: 5 }]);
    expect(followed(before, [moved({ source: "nowhere", target: "elsewhere" }), event("said")])).toEqual(before);
  });
});

describe("tokens in a view that follows events", () => {
  const pool = (owner: number, value: number) => ({ key: `progress:${owner}`, name: "@progress", owner, value, group: "pool", who: false });
  const stored = { ...pool(1, 1), key: "progress:stored:city", group: "stored:city" };
  const before = { ...view(), counters: [pool(0, 3), pool(1, 5), stored] };
  const after = (args: EventInfo["args"]): number[] =>
    followed(before, [{ ...event("", { tokens: ["@materials 4", "@progress 2"], ...args }), kind: "counted" }]).counters.map((one) => one.value);

  it("are gained and paid by the seat that is told of", () => {
    expect(after({ seat: 1, change: 1 })).toEqual([3, 7, 1]);
    expect(after({ seat: 1, change: -1 })).toEqual([3, 3, 1]);
  });

  it("go from one pool to the other when they are stolen or given", () => {
    expect(after({ seat: 1, other: 0, change: -1 })).toEqual([1, 7, 1]);
    expect(after({ seat: 1, other: 0, change: 1 })).toEqual([5, 3, 1]);
  });

  it("stay where an event does not say that they have changed", () => {
    expect(after({ seat: 1 })).toEqual([3, 5, 1]);
    expect(after({ seat: 1, change: 1, tokens: ["@materials 4"] })).toEqual([3, 5, 1]);
  });
});

describe("slot markers", () => {
  it("lie under the market as the rules say, and only where a bot plays", () => {
    const market = [0, 1, 2, 3, 4].map((place) => zone(`market:${place}`, ["hills"]));
    const solo = view(...market, zone("slot:1", null));
    expect(market.map((one) => markerOf(one, solo))).toEqual([3, 2, 1, 4, 5]);
    expect(market.map((one) => markerOf(one, view(...market)))).toEqual(market.map(() => undefined));
  });
});
