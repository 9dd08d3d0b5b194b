import { describe, expect, it } from "vitest";
import { arrange, cardOf, rowCards, trayOf } from "../src/board/zones.ts";
import { Choosing } from "../src/lib/choosing.svelte.ts";
import { decision, option, view, zone } from "./fixtures.ts";

const row = (key: string, cards: string[], group = "", name = `@${key}`) => zone(key, cards, { layout: "row", group, name });

describe("what a key is about", () => {
  const cards = new Set(["mill", "town-1"]);
  it.each([
    ["used:mill", "mill"],
    ["garrison:0:town-1", "town-1"],
    ["wood:0", undefined],
    ["mill", undefined],
  ])("%s", (key, card) => expect(cardOf(key, cards)).toBe(card));
});

describe("a place on the generic board", () => {
  it("has one row for each name, group by group, and piles apart", () => {
    const zones = [
      row("deals", ["a"], "board"),
      row("production", ["b"], "empire"),
      row("feature", [], "empire"),
      zone("deck", null, { layout: "pile", count: 9 }),
    ];
    const place = arrange(zones, new Set(["a", "b"]));
    expect(place.groups.map((group) => [group.key, group.shelves.map((shelf) => shelf.name)])).toEqual([
      ["board", ["@deals"]],
      ["empire", ["@production", "@feature"]],
    ]);
    expect(place.piles.map((pile) => pile.key)).toEqual(["deck"]);
  });

  it("lays zones of one name side by side, each with the stack under it", () => {
    const zones = [
      row("market:0", ["a"], "market", "@market"),
      row("market:1", ["b"], "market", "@market"),
      zone("tucked:0", ["u"], { layout: "stack", group: "market:0" }),
    ];
    const [shelf] = arrange(zones, rowCards(view(...zones))).groups[0]?.shelves ?? [];
    expect(shelf?.slots.map((slot) => [slot.zone.key, slot.under.map((one) => one.key)])).toEqual([
      ["market:0", ["tucked:0"]],
      ["market:1", []],
    ]);
  });

  it("leaves to a card what lies under that card", () => {
    const zones = [row("play:0", ["city"], "play"), zone("garrison:0:city", ["erik"], { layout: "stack", group: "play" })];
    const place = arrange(zones, rowCards(view(...zones)));
    expect(place.piles).toEqual([]);
    expect(place.groups[0]?.shelves[0]?.slots[0]?.under).toEqual([]);
  });
});

describe("the tray at the question", () => {
  it("lays out a pile of mine in which only the top would show", () => {
    const mine = zone("discard:0", ["a", "b"], { layout: "pile" });
    const choosing = new Choosing(() => undefined);
    choosing.ask(decision([], { options: [{ ...option("card:a"), zone: "discard:0" }] }), view(mine));
    expect(trayOf(view(mine), choosing).map((one) => one.key)).toEqual(["discard:0"]);
  });
});
