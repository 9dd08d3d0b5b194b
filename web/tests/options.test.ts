import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "../src/lib/model.ts";
import { chosenOptions, explained, openValues, optionsFor, stillOpen } from "../src/lib/options.ts";

function game(...options: Partial<GameInfo["options"][number]>[]): GameInfo {
  const whole = { name: "", label: "", help: "", default: "", per_seat: false, seats: [], values: [] };
  return { name: "g", title: "G", min_seats: 1, max_seats: 4, players: [], options: options.map((one) => ({ ...whole, ...one })) };
}

const PLAIN = { help: "", special: "", difficulty: 0, clauses: [], has_cards: false, only: null };
const values = (...words: string[]): OptionInfo["values"] => words.map((value) => ({ ...PLAIN, value, label: value }));

describe("the options of a new table", () => {
  it("are only those that were chosen", () => {
    const form = game({ name: "start", values: values("classic", "draft") }, { name: "rounds" });
    expect(chosenOptions(form, {}, 3)).toEqual({});
    expect(chosenOptions(form, { start: "draft", rounds: " " }, 3)).toEqual({ start: "draft" });
  });

  it("give each seat a value of its own once one seat has a wish", () => {
    const form = game({ name: "factions", per_seat: true, default: "seed", values: values("a", "b", "c") });
    expect(chosenOptions(form, { factions: ",," }, 3)).toEqual({});
    const parts = chosenOptions(form, { factions: ",b," }, 3)["factions"]?.split(",") ?? [];
    expect(parts[1]).toBe("b");
    expect(new Set(parts)).toEqual(new Set(["a", "b", "c"]));
  });

  it("fill up with the default where that is a value", () => {
    const form = game({ name: "sides", per_seat: true, default: "choose", values: values("A", "B", "choose") });
    expect(chosenOptions(form, { sides: "A," }, 2)).toEqual({ sides: "A,choose" });
  });

  it("follow the seats that have come or gone since", () => {
    const form = game({ name: "sides", per_seat: true, default: "choose", values: values("A", "B", "choose") });
    expect(chosenOptions(form, { sides: "A," }, 3)).toEqual({ sides: "A,choose,choose" });
    expect(chosenOptions(form, { sides: "A,B" }, 1)).toEqual({ sides: "A" });
    expect(chosenOptions(form, { sides: ",B" }, 1)).toEqual({});
  });
});

describe("options for some numbers of seats", () => {
  const form = game({ name: "bot", default: "seed", seats: [1], values: values("romans") }, { name: "rounds" });

  it("are there only with so many", () => {
    expect(optionsFor(form, 1).map((one) => one.name)).toEqual(["bot", "rounds"]);
    expect(optionsFor(form, 2).map((one) => one.name)).toEqual(["rounds"]);
  });

  it("are not sent with others", () => {
    expect(chosenOptions(form, { bot: "romans" }, 1)).toEqual({ bot: "romans" });
    expect(chosenOptions(form, { bot: "romans" }, 2)).toEqual({});
    expect(chosenOptions(form, { bot: "seed" }, 1)).toEqual({});
  });
});

describe("values that need another option", () => {
  const nation = (value: string, ...boxes: string[]): OptionInfo["values"][number] => ({
    ...PLAIN, value, label: value, has_cards: true, help: "Marches.", only: { option: "boxes", values: boxes },
  });
  const form = game(
    { name: "boxes", default: "old", values: values("old", "new", "both") },
    { name: "nations", per_seat: true, default: "seed", values: [nation("romans", "old", "both"), nation("qin", "new", "both")] },
  );
  const nations = form.options[1] as OptionInfo;
  const open = (given: Record<string, string>): string[] => openValues(form, nations, given).map((one) => one.value);

  it("are offered only with it", () => {
    expect(open({})).toEqual(["romans"]);
    expect(open({ boxes: "new" })).toEqual(["qin"]);
    expect(open({ boxes: "both" })).toEqual(["romans", "qin"]);
  });

  it("are given up when it changes", () => {
    expect(stillOpen(form, { boxes: "new", nations: "romans,qin" })).toEqual({ boxes: "new", nations: ",qin" });
  });

  it("are what seats without a wish get", () => {
    expect(chosenOptions(form, { boxes: "both", nations: "qin," }, 2)).toEqual({ boxes: "both", nations: "qin,romans" });
  });

  it("are told of beside their seats", () => {
    expect(explained(nations, "qin")).toEqual([""]);
  });
});

describe("the explanation of an option", () => {
  const of = (more: Partial<OptionInfo>): OptionInfo => game({ help: "How to start.", ...more }).options[0] as OptionInfo;
  const two = [
    { ...PLAIN, value: "classic", label: "Classic", help: "Dealt." },
    { ...PLAIN, value: "draft", label: "Draft", help: "Chosen." },
  ];

  it("goes on with what the chosen value means, or the default", () => {
    const option = of({ default: "classic", values: two });
    expect(explained(option)).toEqual(["How to start.", "Dealt."]);
    expect(explained(option, "draft")).toEqual(["How to start.", "Chosen."]);
  });

  it("says each meaning once where every seat has its own value", () => {
    const option = of({ default: "classic", values: two, per_seat: true });
    expect(explained(option, "draft,,draft")).toEqual(["How to start.", "Classic: Dealt.", "Draft: Chosen."]);
  });

  it("is silent about values that explain themselves", () => {
    expect(explained(of({ values: values("1", "2") }), "2")).toEqual(["How to start."]);
  });
});
