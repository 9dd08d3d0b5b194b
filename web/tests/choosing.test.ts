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

  it("makes buttons of what is no card, and lays out cards that lie nowhere", () => {
    const nowhere = { ...option("card:utopia-3"), zone: "" };
    const { choosing } = asked([], {
      options: [{ ...option("card:science-1"), zone: "hand:0" }, nowhere, option("choice:attack"), option("done")],
    });
    expect(choosing.buttons.map((one) => one.options[0]?.key)).toEqual(["choice:attack", "done"]);
    expect(choosing.loose).toEqual(["utopia-3"]);
    expect(choosing.mayCard("", "utopia-3")).toBe(true);
  });

  it("lays out a card that lies where this viewer sees no zone", () => {
    const { choosing } = asked([], { options: [{ ...option("card:utopia-3"), zone: "deck:0" }] });
    expect(choosing.loose).toEqual(["utopia-3"]);
  });
});

describe("one pick", () => {
  it("is sent at once, and only once", () => {
    const { choosing, send } = asked(["card:science-1"]);
    choosing.take("card:science-1");
    choosing.take("card:science-1");
    expect(send).toHaveBeenCalledExactlyOnceWith([{ ask: "civ-ask", keys: ["card:science-1"] }]);
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
    expect(send).toHaveBeenCalledExactlyOnceWith([{ ask: "civ-ask", keys: ["card:science-1", "done"] }]);
  });

  it("needs no done when it is full", () => {
    const { choosing, send } = asked([...keys, "done"], { least: 0, most: 2 });
    for (const key of keys) choosing.take(key);
    choosing.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith([{ ask: "civ-ask", keys }]);
  });

  it("is ended by the button that ends it, with what was picked", () => {
    const { choosing, send } = asked([...keys, "done"], { least: 0, most: 2 });
    choosing.take("card:science-1", placeOf("hand:0", "science-1", 0));
    choosing.take("done");
    expect(send).toHaveBeenCalledExactlyOnceWith([{ ask: "civ-ask", keys: ["card:science-1", "done"] }]);
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
    expect(send).toHaveBeenCalledExactlyOnceWith([{ ask: "civ-ask", keys: ["card:science-1", "card:culture-1"] }]);
  });

  it("is sent with its last pick where so many must be and it is known what comes next: that can be taken back", () => {
    const next = decision(["choice:on"], { id: "civ-ask-next" });
    const then = { "card:science-1": next, "card:science-1 card:culture-1": next };
    const { choosing, send } = asked(keys, { least: 2, most: 2, then });
    choosing.take("card:culture-1", placeOf("hand:0", "culture-1", 0));
    expect(send).not.toHaveBeenCalled();
    choosing.take("card:science-1", placeOf("hand:0", "science-1", 0));
    expect(send).toHaveBeenCalledExactlyOnceWith([{ ask: "civ-ask", keys: ["card:culture-1", "card:science-1"] }]);
  });

  it.each([
    ["more might be picked", { least: 1, most: 2 }, ["science-1/0", "culture-1/0"]],
    ["these two were not foreseen", { least: 2, most: 2 }, ["science-1/0", "science-1/1"]],
  ])("waits to be confirmed where %s", (_, picks, places) => {
    const next = decision(["choice:on"], { id: "civ-ask-next" });
    const { choosing, send } = asked(keys, { ...picks, then: { "card:science-1": next, "card:science-1 card:culture-1": next } });
    for (const place of places) choosing.take(`card:${place.split("/")[0]}`, `hand:0/${place}`);
    expect(choosing.complete).toBe(true);
    expect(send).not.toHaveBeenCalled();
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

describe("a gesture", () => {
  const price = decision(["number:0", "number:1"], { id: "ask-price", still: true });
  const build = decision(["card:science-1", "card:culture-1"], { id: "ask-build", still: true, then: { "card:science-1": price } });
  const deal = decision(["card:science-1"], { id: "ask-deal", still: true });
  const verbs = { id: "ask-verb", then: { "choice:build": build, "choice:deal": deal } };
  const begin = (): ReturnType<typeof asked> => asked(["choice:build", "choice:deal", "choice:pass"], verbs);

  it("goes on to what is foreseen, and is sent where nothing is", () => {
    const { choosing, send } = begin();
    choosing.gather("choice:build");
    expect(choosing.decision).toEqual(build);
    expect(choosing.mayCard("hand:0", "culture-1")).toBe(true);
    choosing.gather("card:science-1");
    expect(choosing.decision).toEqual(price);
    expect(send).not.toHaveBeenCalled();
    choosing.gather("number:1");
    expect(send).toHaveBeenCalledExactlyOnceWith([
      { ask: "ask-verb", keys: ["choice:build"] },
      { ask: "ask-build", keys: ["card:science-1"] },
      { ask: "ask-price", keys: ["number:1"] },
    ]);
    expect(choosing.busy).toBe(true);
  });

  it("can be taken back step by step or as a whole, and nothing was sent", () => {
    const { choosing, send } = begin();
    choosing.gather("choice:build");
    choosing.gather("card:science-1");
    choosing.back();
    expect(choosing.decision).toEqual(build);
    choosing.clear();
    expect(choosing.decision?.id).toBe("ask-verb");
    choosing.back();
    choosing.gather("choice:build");
    choosing.gather("card:science-1");
    choosing.drop();
    expect(choosing.steps).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  it("cannot be taken back any more when it has been sent", () => {
    const { choosing } = begin();
    choosing.gather("choice:build");
    choosing.gather("card:culture-1");
    choosing.back();
    choosing.drop();
    expect(choosing.steps).toHaveLength(1);
    choosing.gather("card:science-1");
    expect(choosing.steps).toHaveLength(1);
  });

  it("must be of what is offered", () => {
    const { choosing, send } = begin();
    choosing.gather("choice:raze");
    choosing.gather("choice:build");
    choosing.gather("choice:deal");
    expect(choosing.steps).toEqual([{ ask: "ask-verb", keys: ["choice:build"] }]);
    expect(send).not.toHaveBeenCalled();
  });

  it("offers at a card all that can be done with it", () => {
    const { choosing, send } = begin();
    const offered = choosing.verbs("hand:0", "science-1");
    expect(offered.map((way) => way.options.map((one) => one.key))).toEqual([
      ["choice:build", "card:science-1"],
      ["choice:deal", "card:science-1"],
    ]);
    expect(offered.map((way) => way.then?.id)).toEqual(["ask-price", undefined]);
    expect(choosing.verbs("area:0", "science-1")).toEqual([]);
    choosing.follow(offered[0]!);
    expect(choosing.decision).toEqual(price);
    choosing.drop();
    choosing.follow(offered[1]!);
    expect(send).toHaveBeenCalledExactlyOnceWith(offered[1]!.steps);
    expect(choosing.verbs("hand:0", "science-1")).toEqual([]);
  });

  it("offers a card that can be chosen at once, and not what only another card leads to", () => {
    const { choosing } = asked(["card:science-1"], { then: { "card:science-1": decision(["card:culture-1"]) } });
    expect(choosing.verbs("hand:0", "science-1").map((way) => way.steps.length)).toEqual([1]);
    expect(choosing.verbs("hand:0", "culture-1")).toEqual([]);
  });

  it("may end in a series of picks", () => {
    const discard = decision(["card:science-1", "card:culture-1"], { id: "ask-discard", still: true, least: 2, most: 2 });
    const { choosing, send } = asked(["card:culture-1"], { then: { "card:culture-1": discard } });
    choosing.gather("card:culture-1");
    choosing.take("card:science-1", placeOf("hand:0", "science-1", 0));
    choosing.clear();
    expect(choosing.picks).toEqual([]);
    expect(choosing.decision).toEqual(discard);
    choosing.take("card:science-1", placeOf("hand:0", "science-1", 0));
    choosing.take("card:culture-1", placeOf("hand:0", "culture-1", 0));
    choosing.confirm();
    expect(send.mock.calls[0]![0].map((step: { keys: string[] }) => step.keys)).toEqual([
      ["card:culture-1"],
      ["card:science-1", "card:culture-1"],
    ]);
  });

  it("may answer what was not foreseen", () => {
    const { choosing, send } = begin();
    choosing.finish([
      { ask: "ask-verb", keys: ["choice:pass"] },
      { ask: "ask-store", keys: ["number:2"] },
    ]);
    expect(send.mock.calls[0]![0]).toHaveLength(2);
    expect(choosing.busy).toBe(true);
  });

  it("survives the same question in another language, but not the next question", () => {
    const { choosing } = begin();
    choosing.gather("choice:build");
    const hungarian = { ...build, text: "Építs" };
    const again = decision(["choice:build"], { ...verbs, then: { "choice:build": hungarian } });
    choosing.ask(again, view(hand), true);
    expect(choosing.decision?.text).toBe("Építs");
    choosing.ask(decision(["choice:build"]), view(hand), true);
    expect(choosing.steps).toEqual([]);
    choosing.ask(again, view(hand));
    choosing.gather("choice:build");
    choosing.ask(again, view(hand));
    expect(choosing.steps).toEqual([]);
  });
});
