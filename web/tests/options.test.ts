import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/lib/model.ts";
import { chosenOptions } from "../src/lib/options.ts";

function game(...options: Partial<GameInfo["options"][number]>[]): GameInfo {
  const whole = { name: "", label: "", help: "", default: "", per_seat: false, values: [] };
  return { name: "g", title: "G", min_seats: 1, max_seats: 4, players: [], options: options.map((one) => ({ ...whole, ...one })) };
}

const values = (...words: string[]): { value: string; label: string }[] => words.map((value) => ({ value, label: value }));

describe("the options of a new table", () => {
  it("are only those that were chosen", () => {
    const form = game({ name: "start", values: values("classic", "draft") }, { name: "rounds" });
    expect(chosenOptions(form, {})).toEqual({});
    expect(chosenOptions(form, { start: "draft", rounds: " " })).toEqual({ start: "draft" });
  });

  it("give each seat a value of its own once one seat has a wish", () => {
    const form = game({ name: "factions", per_seat: true, default: "seed", values: values("a", "b", "c") });
    expect(chosenOptions(form, { factions: ",," })).toEqual({});
    const parts = chosenOptions(form, { factions: ",b," })["factions"]?.split(",") ?? [];
    expect(parts[1]).toBe("b");
    expect(new Set(parts)).toEqual(new Set(["a", "b", "c"]));
  });

  it("fill up with the default where that is a value", () => {
    const form = game({ name: "sides", per_seat: true, default: "choose", values: values("A", "B", "choose") });
    expect(chosenOptions(form, { sides: "A," })).toEqual({ sides: "A,choose" });
  });
});
