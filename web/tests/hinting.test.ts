import { describe, expect, it } from "vitest";
import { Hinting, isAdvised, near, worthTelling } from "../src/lib/hinting.svelte.ts";
import type { Advice, Decision, Hint, Step } from "../src/lib/model.ts";

const step = (key: string): { key: string; label: string } => ({ key, label: key });
const answer = (...keys: string[]): Step[] => keys.map((key) => ({ ask: "ask", keys: [key] }));

/** Advice to activate, to play a card and to stop. */
function advice(...line: string[]): Hinting {
  const hinting = new Hinting();
  const best = { key: "choice:activate", label: "Activate", share: 1, value: 0.6, leads: null, line: line.map(step) };
  hinting.show({ advice: [best] } as unknown as Hint);
  return hinting;
}

const asking = (...keys: string[]): Decision => ({ options: keys.map((key) => ({ key })) }) as unknown as Decision;

describe("a hint", () => {
  it("advises its option where it has no line", () => {
    expect(advice().advised([])).toEqual(["choice:activate"]);
  });

  it("stays as long as its line is followed", () => {
    const hinting = advice("choice:activate", "card:glory", "done");
    hinting.answer(answer("choice:activate", "card:glory"));
    hinting.ask(asking("card:advance", "done"));
    expect(hinting.hint).not.toBeNull();
    expect(hinting.advised([])).toEqual(["done"]);
  });

  it("ends with another answer", () => {
    const hinting = advice("choice:activate", "card:glory");
    hinting.answer(answer("choice:innovate"));
    expect(hinting.hint).toBeNull();
  });

  it("ends where what it says next is not offered, or nothing is asked", () => {
    for (const next of [asking("card:advance"), null]) {
      const hinting = advice("choice:activate", "card:glory");
      hinting.answer(answer("choice:activate"));
      hinting.ask(next);
      expect(hinting.hint).toBeNull();
    }
  });

  it("ends with its question where nothing was answered: somebody else went on", () => {
    const hinting = advice("choice:activate");
    hinting.ask(asking("choice:activate"));
    expect(hinting.hint).toBeNull();
  });

  it("goes on from what is gathered, if that is what it says", () => {
    const hinting = advice("choice:activate", "card:glory");
    expect(hinting.advised(answer("choice:activate"))).toEqual(["card:glory"]);
    expect(hinting.advised(answer("choice:revolt"))).toEqual([]);
  });
});

describe("what is told of a hint", () => {
  const labels = (line: string[], at: number): [string[], boolean] => {
    const { steps, more } = near(line.map(step), at);
    return [steps.map((one) => `${one.place} ${one.step.key}`), more];
  };

  it("is the beginning of a long line, which goes on as its steps are taken", () => {
    expect(labels(["a", "b"], 0)).toEqual([["0 a", "1 b"], false]);
    expect(labels(["a", "b", "c", "d", "e", "f", "g"], 0)).toEqual([["0 a", "1 b", "2 c", "3 d", "4 e"], true]);
    expect(labels(["a", "b", "c", "d", "e", "f", "g"], 3)).toEqual([["2 c", "3 d", "4 e", "5 f", "6 g"], false]);
  });

  it("is the best option, and others that something speaks for", () => {
    const options = [0.5, 0, 0.3, 0.2].map((share, place) => ({ key: `${place}`, share }) as Advice);
    expect(worthTelling(options).map((one) => one.key)).toEqual(["0", "2"]);
    expect(worthTelling([{ share: 0 } as Advice])).toHaveLength(1);
  });
});

describe("what is advised", () => {
  it("is a way that begins as the line does, however far either goes", () => {
    const advised = ["choice:activate", "card:glory"];
    expect(isAdvised(advised, ["choice:activate", "card:glory", "done"])).toBe(true);
    expect(isAdvised(advised, ["choice:activate"])).toBe(true);
    expect(isAdvised(advised, ["choice:activate", "card:advance"])).toBe(false);
    expect(isAdvised([], ["choice:activate"])).toBe(false);
  });
});
