import { describe, expect, it, vi } from "vitest";
import { Choosing, placeOf } from "../src/lib/choosing.svelte.ts";
import { decision, option, view, zone } from "./fixtures.ts";

const hand = zone("hand:0", ["science-1", "science-1", "culture-1"]);

function asked(keys: string[], more = {}): { choosing: Choosing; send: ReturnType<typeof vi.fn> } {
  const send = vi.fn();
  const choosing = new Choosing(send);
  choosing.ask(decision(keys, more), view(hand));
  return { choosing, send };
}

describe("where options lie", () => {
  it("lights a card only in the zone that its option names", () => {
    const choosing = new Choosing(vi.fn());
    choosing.ask(decision(["card:science-1"]), view(hand, zone("area:0:science", ["science-1"], { layout: "stack" })));
    expect(choosing.mayCard("hand:0", "science-1")).toBe(true);
    expect(choosing.mayCard("area:0:science", "science-1")).toBe(false);
    expect(choosing.mayCard("hand:0", "culture-1")).toBe(false);
  });

  it("makes buttons of what lies nowhere", () => {
    const nowhere = { ...option("card:utopia-3"), zone: "" };
    const { choosing } = asked([], {
      options: [{ ...option("card:science-1"), zone: "hand:0" }, nowhere, option("choice:attack"), option("done")],
    });
    expect(choosing.elsewhere.map((one) => one.key)).toEqual(["card:utopia-3", "choice:attack", "done"]);
  });

  it("makes a button of what lies where this viewer sees no zone", () => {
    const { choosing } = asked([], { options: [{ ...option("card:utopia-3"), zone: "deck:0" }] });
    expect(choosing.elsewhere.map((one) => one.key)).toEqual(["card:utopia-3"]);
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
    expect(asked(keys, { least: 3, most: 3 }).choosing.size).toBe(3);
    expect(asked(keys, { args: { count: 3 } }).choosing.size).toBe(1);
  });

  it("may be shorter where the question says so, and then says that it is done", () => {
    const { choosing, send } = asked([...keys, "done"], { least: 0, most: 2 });
    expect(choosing.enough).toBe(false);
    choosing.take("card:science-1", placeOf("hand:0", "science-1", 0));
    expect(choosing.enough).toBe(true);
    choosing.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(["card:science-1", "done"]);
  });

  it("needs no done when it is full", () => {
    const { choosing, send } = asked([...keys, "done"], { least: 0, most: 2 });
    for (const key of keys) choosing.take(key);
    choosing.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(keys);
  });

  it("is ended by the button that ends it, with what was picked", () => {
    const { choosing, send } = asked([...keys, "done"], { least: 0, most: 2 });
    choosing.take("card:science-1", placeOf("hand:0", "science-1", 0));
    choosing.take("done");
    expect(send).toHaveBeenCalledExactlyOnceWith(["card:science-1", "done"]);
  });

  it("is gathered, can be taken back, and is sent together", () => {
    const { choosing, send } = asked(keys, { least: 2, most: 2 });
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
    const { choosing } = asked(keys, { least: 2, most: 2 });
    for (const nth of [0, 1, 2]) choosing.take("card:science-1", placeOf("hand:0", "science-1", nth));
    expect(choosing.picks).toHaveLength(2);
  });

  it("survives the same question in another language, but not the next question", () => {
    const { choosing } = asked(keys, { least: 2, most: 2 });
    choosing.take("card:science-1", placeOf("hand:0", "science-1", 0));
    choosing.ask(decision(keys, { least: 2, most: 2, text: "Válassz" }), view(hand), true);
    expect(choosing.picks).toHaveLength(1);
    choosing.ask(decision(keys, { least: 2, most: 2 }), view(hand));
    expect(choosing.picks).toHaveLength(0);
  });
});
