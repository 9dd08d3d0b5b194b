import { describe, expect, it, vi } from "vitest";
import { Choosing, placeOf, seriesOf, zonesOf } from "../src/lib/choosing.svelte.ts";
import { decision, view, zone } from "./fixtures.ts";

const hand = zone("hand:0", ["science-1", "science-1", "culture-1"]);

function asked(keys: string[], more = {}): { choosing: Choosing; send: ReturnType<typeof vi.fn> } {
  const send = vi.fn();
  const choosing = new Choosing(send);
  choosing.ask(decision(keys, more), view(hand));
  return { choosing, send };
}

describe("where options lie", () => {
  it("lights only the zone that the question names", () => {
    const area = zone("area:0:science", ["science-1"], { layout: "stack" });
    const found = zonesOf(decision(["card:science-1"]), "card:science-1", view(hand, area));
    expect(found.map((one) => one.key)).toEqual(["hand:0"]);
  });

  it("reads a zone as the beginning of several", () => {
    const area = zone("area:0:science", ["science-1"], { layout: "stack" });
    const found = zonesOf(decision([], { zone: "area:0" }), "card:science-1", view(hand, area));
    expect(found.map((one) => one.key)).toEqual(["area:0:science"]);
  });

  it("does not take area:10 for a part of area:1", () => {
    const area = zone("area:10:science", ["science-1"], { layout: "stack" });
    expect(zonesOf(decision([], { zone: "area:1" }), "card:science-1", view(area))).toEqual([]);
  });

  it("makes buttons of what lies nowhere", () => {
    const { choosing } = asked(["card:science-1", "card:utopia-3", "choice:attack", "done"]);
    expect(choosing.elsewhere.map((one) => one.key)).toEqual(["card:utopia-3", "choice:attack", "done"]);
    expect(choosing.mayCard("hand:0", "science-1")).toBe(true);
    expect(choosing.mayCard("hand:0", "culture-1")).toBe(false);
  });
});

describe("one pick", () => {
  it("is sent at once, and only once", () => {
    const { choosing, send } = asked(["card:science-1"]);
    choosing.take("card:science-1");
    choosing.take("card:science-1");
    expect(send).toHaveBeenCalledExactlyOnceWith(["card:science-1"]);
  });

  it("must be on the list", () => {
    const { choosing, send } = asked(["card:science-1"]);
    choosing.take("card:culture-1");
    expect(send).not.toHaveBeenCalled();
  });
});

describe("a series of picks", () => {
  const keys = ["card:science-1", "card:culture-1"];

  it("is as long as the question says", () => {
    expect(seriesOf(decision(keys, { args: { count: 3 } }))).toBe(3);
    expect(seriesOf(decision([...keys, "done"], { args: { count: 3 } }))).toBe(1);
    expect(seriesOf(decision(keys))).toBe(1);
  });

  it("is gathered, can be taken back, and is sent together", () => {
    const { choosing, send } = asked(keys, { args: { count: 2 } });
    const [first, second] = [placeOf("hand:0", "science-1", 0), placeOf("hand:0", "science-1", 1)];
    choosing.take("card:science-1", first);
    choosing.take("card:science-1", second);
    expect(choosing.complete).toBe(true);
    choosing.take("card:science-1", first);
    expect(choosing.picked(first)).toBe(0);
    expect(choosing.picked(second)).toBe(1);
    choosing.confirm();
    expect(send).not.toHaveBeenCalled();
    choosing.take("card:culture-1", placeOf("hand:0", "culture-1", 0));
    choosing.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(["card:science-1", "card:culture-1"]);
  });

  it("takes no more than it needs", () => {
    const { choosing } = asked(keys, { args: { count: 2 } });
    for (const nth of [0, 1, 2]) choosing.take("card:science-1", placeOf("hand:0", "science-1", nth));
    expect(choosing.picks).toHaveLength(2);
  });

  it("survives the same question in another language, but not the next question", () => {
    const { choosing } = asked(keys, { args: { count: 2 } });
    choosing.take("card:science-1", placeOf("hand:0", "science-1", 0));
    choosing.ask(decision(keys, { args: { count: 2 }, text: "Válassz" }), view(hand), true);
    expect(choosing.picks).toHaveLength(1);
    choosing.ask(decision(keys, { args: { count: 2 } }), view(hand));
    expect(choosing.picks).toHaveLength(0);
  });
});
