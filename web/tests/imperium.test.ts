/** Where things lie on a table of Imperium. */
import { describe, expect, it } from "vitest";
import { exhaustedOf, laidIn, marketOf, playedBy, termOf, thisTurn } from "../src/games/imperium/places.ts";
import type { Counter, EventInfo, View, Zone } from "../src/lib/model.ts";

const zone = (key: string, cards: string[] | null, more: Partial<Zone> = {}): Zone => ({
  key,
  name: `@imperium-zone-${key.split(":")[0]}`,
  owner: null,
  layout: "row",
  group: "",
  count: cards?.length ?? 0,
  cards,
  ...more,
});

const counter = (key: string, name: string, value: number, group: string, owner: number | null = null): Counter => ({
  key,
  name: `@imperium-${name}`,
  owner,
  value,
  group,
  who: false,
});

const VIEW: View = {
  game: "imperium",
  seat: 0,
  seats: 2,
  turn: 0,
  stage: "@imperium-stage-activate",
  zones: [
    zone("market:0", ["hills"], { group: "market" }),
    zone("market:1", ["elders"], { group: "market" }),
    zone("tucked:1", ["unrest-1"], { group: "market:1", layout: "stack" }),
    zone("play:0", ["steppe", "coinage"], { group: "play", owner: 0 }),
    zone("garrison:0:steppe", ["agriculture"], { group: "play", owner: 0, layout: "stack" }),
  ],
  counters: [
    counter("progress:market:1", "progress", 2, "market:1"),
    counter("population:market:1", "population", 1, "market:1"),
    counter("exhausted:coinage", "counter-exhausted", 1, "exhausted:coinage", 0),
    counter("exhausted:nation:0", "counter-exhausted", 1, "nation:0", 0),
    counter("materials:stored:steppe", "materials", 3, "materials:stored:steppe", 0),
  ],
};

describe("the market", () => {
  it("has each place with its tokens of all kinds and its tucked unrest", () => {
    const [first, second] = marketOf(VIEW);
    expect([first?.tokens, first?.under]).toEqual([[], undefined]);
    expect(second?.tokens.map((one) => [termOf(one), one.value])).toEqual([["progress", 2], ["population", 1]]);
    expect(second?.under?.cards).toEqual(["unrest-1"]);
  });
});

describe("a card in play", () => {
  it("knows its garrison, what is stored on it, and whether it is exhausted", () => {
    const [steppe, coinage] = laidIn(VIEW, "play", 0);
    expect([steppe?.under?.cards, steppe?.exhausted, steppe?.tokens.map((one) => one.value)]).toEqual([["agriculture"], false, [3]]);
    expect([coinage?.under, coinage?.exhausted, coinage?.tokens]).toEqual([undefined, true, []]);
  });

  it("is drawn once, even where a view that follows events has it twice for a moment", () => {
    const zones = VIEW.zones.map((one) => (one.key === "play:0" ? { ...one, cards: ["steppe", "steppe"] } : one));
    expect(laidIn({ ...VIEW, zones }, "play", 0).map((one) => one.card)).toEqual(["steppe"]);
  });

  it("is not all that can be exhausted: a nation deck can, too", () => {
    expect(exhaustedOf(VIEW, 0).map((one) => one.key)).toEqual(["exhausted:coinage", "exhausted:nation:0"]);
  });
});

describe("what was played this turn", () => {
  const event = (id: string, args: EventInfo["args"] = {}, turn: EventInfo["turn"] = null, kind: EventInfo["kind"] = "moved"): EventInfo => ({
    id,
    kind,
    text: "",
    args,
    turn,
  });
  const played = (card: string, seat = 0): EventInfo => event("imperium-played", { seat, card, source: `hand:${seat}`, target: `play:${seat}` });
  const begins = (number: number, seat: number): EventInfo => event("imperium-turn", { seat }, { number, seat }, "turned");

  it("is what has come into play since the turn began and has gone on", () => {
    const events = [begins(1, 0), played("glory"), begins(2, 0), played("advance"), played("steppe"), played("advance")];
    expect(playedBy(VIEW, events, 0)).toEqual(["advance", "advance"]);
    expect(thisTurn(events)).toHaveLength(4);
  });

  it("is nothing in the turn of somebody else", () => {
    expect(playedBy(VIEW, [begins(1, 0), played("glory"), begins(2, 1), played("raid", 1)], 0)).toEqual([]);
  });
});
