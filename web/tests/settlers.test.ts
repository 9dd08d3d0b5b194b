import { describe, expect, it, vi } from "vitest";
import { ending } from "../src/games/settlers/ending.svelte.ts";
import { gainedIn } from "../src/games/settlers/gains.ts";
import { factionOf, outlook, phaseOf, rowsOf, threatsOf } from "../src/games/settlers/places.ts";
import { nothingNew, offers } from "../src/games/settlers/turn.ts";
import { Choosing } from "../src/lib/choosing.svelte.ts";
import { Glossary } from "../src/lib/glossary.ts";
import type { CardInfo, Counter, EventInfo } from "../src/lib/model.ts";
import { decision, view, zone } from "./fixtures.ts";

const counter = (key: string, value: number, more: Partial<Counter> = {}): Counter => ({ key, value, name: "@settlers-good-wood", owner: 0, group: "", who: false, ...more });
const card = (key: string, suit: string): CardInfo => ({ key, suit, suits: [suit], title: key, text: "", brief: "", printed: "", count: 1, points: "", fields: {}, facets: {} });

describe("what lies where", () => {
  it("puts the locations of the faction on one side of the board, common ones on the other", () => {
    const glossary = new Glossary("settlers", "en", {}, [card("farm", "japanese"), card("mill", "common")]);
    const rows = rowsOf(view(zone("production:0", ["farm", "mill"]), zone("feature:0", []), zone("action:0", [])), 0, glossary);
    expect(rows.map(({ lane, own, common }) => [lane, own, common])).toEqual([
      ["production", ["farm"], ["mill"]],
      ["feature", [], []],
      ["action", [], []],
    ]);
  });

  it("knows a faction by the name of its deck, and the phase by the stage", () => {
    const seen = { ...view(zone("deck:1", [], { name: "@settlers-zone-deck-egyptians" })), stage: "@settlers-stage-cleanup" };
    expect(factionOf(seen, 1)).toBe("egyptians");
    expect(phaseOf(seen)).toBe("cleanup");
  });

  it("reads the next production of one seat, good by good", () => {
    const group = "@settlers-counter-next";
    const counters = [counter("next-wood:0", 2, { group }), counter("next-faction-card:0", 1, { group }), counter("next-wood:1", 5, { group, owner: 1 }), counter("wood:0", 7)];
    expect(outlook({ ...view(), counters }, "next", 0)).toEqual({ wood: 2, "faction-card": 1 });
  });

  it("reads which attack card threatens which location", () => {
    const counters = [counter("threat:attack-gold-1:mill-2", 3), counter("used:mill-2", 1)];
    expect(threatsOf({ ...view(), counters })).toEqual([{ attack: "attack-gold-1", location: "mill-2", chances: 3 }]);
  });
});

describe("goods that fly", () => {
  it("are those that were gained, each from where it came", () => {
    const events = [
      { id: "settlers-gained-card", kind: "counted", text: "", args: { seat: 0, card: "mill", goods: ["@settlers-good-wood 2", "@settlers-good-faction-card 1"] } },
      { id: "settlers-gained-board", kind: "counted", text: "", args: { seat: 1, goods: ["@settlers-good-worker 5"] } },
      { id: "settlers-paid", kind: "counted", text: "", args: { seat: 0, goods: ["@settlers-good-gold 1"] } },
    ] as unknown as EventInfo[];
    expect(gainedIn(events)).toEqual([
      { seat: 0, card: "mill", good: "wood", count: 2 },
      { seat: 0, card: "mill", good: "faction-card", count: 1 },
      { seat: 1, card: null, good: "worker", count: 5 },
    ]);
  });
});

describe("a turn with nothing left to do", () => {
  const guard = (cards: string[]) => ({ "choice:defend": decision(cards, { id: "settlers-ask-defend" }) });
  const turn = decision(["choice:build", "choice:defend", "choice:pass"], { id: "settlers-ask-turn", then: guard(["card:mill"]) });
  const after = (cards: string[]) => decision(["choice:defend", "done"], { id: "settlers-ask-after", then: guard(cards) });

  it("is one where every free move was there before the action", () => {
    expect(nothingNew(after(["card:mill"]), offers(turn))).toBe(true);
    expect(nothingNew(after(["card:mill", "card:quarry"]), offers(turn))).toBe(false);
  });

  it("ends by itself once; whoever takes that back is asked", () => {
    const send = vi.fn();
    const choosing = new Choosing(send);
    choosing.ask(turn, view());
    ending.watch(choosing, 10);
    choosing.ask(after(["card:mill"]), view());
    ending.watch(choosing, 14);
    expect(send).toHaveBeenCalledExactlyOnceWith([{ ask: "settlers-ask-after", keys: ["done"] }]);
    choosing.ask(after(["card:mill"]), view());
    ending.watch(choosing, 14);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("stays open where something new can be done, and for whoever wants it so", () => {
    const send = vi.fn();
    const choosing = new Choosing(send);
    choosing.ask(turn, view());
    ending.watch(choosing, 20);
    choosing.ask(after(["card:quarry"]), view());
    ending.watch(choosing, 24);
    ending.turn();
    choosing.ask(after(["card:mill"]), view());
    ending.watch(choosing, 28);
    ending.turn();
    expect(send).not.toHaveBeenCalled();
  });
});
