import { describe, expect, it } from "vitest";
import type { EventInfo } from "../src/lib/model.ts";
import { newsFor, playedLast } from "../src/lib/news.ts";
import { event, view, zone } from "./fixtures.ts";

const turn = (number: number, seat: number | null): EventInfo => ({ ...event(`turn ${number}`), kind: "turned", turn: { number, seat } });
const moved = (card: string, source: string, target: string, seat: number): EventInfo => ({ ...event(card, { card, source, target, seat }), kind: "moved" });

const NOW = view(zone("hand:0", []), zone("play:1", [], { owner: 1, layout: "row" }), zone("discard:1", [], { owner: 1, layout: "pile" }));
const GAME = [
  turn(1, 0),
  moved("mine", "hand:0", "play:0", 0),
  turn(2, 1),
  moved("theirs", "hand:1", "play:1", 1),
  moved("rest", "hand:1", "discard:1", 1),
  turn(3, null),
  turn(4, 0),
  moved("drawn", "deck:0", "hand:0", 0),
];

describe("while I waited", () => {
  it("is what others did between my last turn and this one", () => {
    const { doings, cards } = newsFor(0, GAME, null, NOW);
    expect(doings.map((one) => one.seat)).toEqual([1, null]);
    expect(doings[0]?.told.map((one) => one.text)).toEqual(["theirs"]);
    expect([...cards]).toEqual(["play:1/theirs", "discard:1/rest"]);
  });

  it("tells whatever was done to me", () => {
    const razed = moved("mill", "action:0", "discard:1", 1);
    const { doings } = newsFor(0, [...GAME.slice(0, 3), razed], null, NOW);
    expect(doings[0]?.told).toEqual([razed]);
  });

  it("is nothing before my first turn, or in the middle of it", () => {
    expect(newsFor(0, GAME.slice(2, 5), null, NOW).doings).toEqual([]);
    expect(newsFor(0, GAME.slice(0, 2), null, NOW).doings).toEqual([]);
  });

  it("knows which counters have changed since I looked", () => {
    const counter = (value: number): typeof NOW => ({ ...NOW, counters: [{ key: "wood:1", name: "@wood", owner: 1, value, group: "", who: false }] });
    expect([...newsFor(0, GAME, counter(2), counter(5)).counters]).toEqual([["wood:1", 3]]);
    expect([...newsFor(0, GAME, counter(5), counter(5)).counters]).toEqual([]);
  });
});

describe("the card played last", () => {
  it("came openly from that hand", () => {
    expect(playedLast(1, GAME)).toBe("rest");
    expect(playedLast(0, GAME)).toBe("mine");
    expect(playedLast(2, GAME)).toBeUndefined();
  });
});
