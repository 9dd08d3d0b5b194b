import { describe, expect, it } from "vitest";
import { changed } from "../src/lib/changes.ts";
import type { Counter, View, Zone } from "../src/lib/model.ts";

const zone = (key: string, count = 0): Zone => ({ key, name: `@${key}`, owner: null, layout: "row", count, cards: null, group: "" });
const counter = (key: string, value = 0): Counter => ({ key, name: `@${key}`, owner: null, value, group: "", who: false });
const view = (zones: Zone[], counters: Counter[] = []): View => ({
  game: "civ",
  seat: 0,
  seats: 2,
  turn: 0,
  stage: "@stage",
  zones,
  counters,
});
const same = { turn: 0, stage: "@stage" };

describe("a view after changes", () => {
  it("has the cards that lie in a zone now, and all else as it was", () => {
    const before = view([zone("deck", 9), zone("hand")]);
    const after = changed(before, { turn: 1, stage: "@next", zones: [{ at: 1, count: 1, cards: ["temple"] }] });
    expect(after).toEqual({ ...before, turn: 1, stage: "@next", zones: [zone("deck", 9), { ...zone("hand", 1), cards: ["temple"] }] });
    expect(before.zones[1]).toEqual(zone("hand"));
  });

  it("takes a number that is left out for nought", () => {
    const before = view([zone("hand", 2)], [counter("points", 5)]);
    expect(changed(before, { ...same, zones: [{ at: 0 }], counters: [{ at: 0 }] })).toEqual(view([zone("hand")], [counter("points")]));
  });

  it("lets go of what is gone, and makes room for what has come", () => {
    const before = view([zone("a"), zone("b"), zone("c")], [counter("x")]);
    const after = changed(before, {
      ...same,
      zones_gone: [0, 2],
      zones: [
        { at: 0, came: true, zone: zone("n") },
        { at: 2, came: true, zone: zone("z") },
      ],
      counters_gone: [0],
      counters: [{ at: 0, came: true, counter: counter("y", 3) }],
    });
    expect(after).toEqual(view([zone("n"), zone("b"), zone("z")], [counter("y", 3)]));
  });

  it("puts a zone that is called otherwise in the place of the old one", () => {
    const other = { ...zone("a"), name: "@other" };
    expect(changed(view([zone("a"), zone("b")]), { ...same, zones: [{ at: 0, zone: other }] })).toEqual(view([other, zone("b")]));
  });
});
