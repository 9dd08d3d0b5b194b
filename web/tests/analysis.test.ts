import { beforeEach, describe, expect, it, vi } from "vitest";
import { analysing } from "../src/lib/analysing.svelte.ts";
import { Glossary } from "../src/lib/glossary.ts";
import { language } from "../src/lib/language.svelte.ts";
import type { TurnStart } from "../src/lib/model.ts";
import { scale, sign, thinned } from "../src/lib/plot.ts";
import { byRounds, marksOf, timeOf, turnAt } from "../src/lib/turns.ts";

const start = (step: number, seat: number, round: number): TurnStart => ({ step, seat, round, event: 2 * step });
/** A bot's turn is shown at the step where the next one begins. */
const TURNS = [start(2, 0, 1), start(9, 1, 1), start(9, 0, 2), start(15, 1, 2), start(20, 0, 3)];
const UNCOUNTED = TURNS.map((turn) => ({ ...turn, round: 0 }));
const words = { "@civ-word-turn": "kör", "@civ-word-round": "forduló", "@imperium-word-round": "kör" };

describe("the turns of a game", () => {
  it("lie in their rounds, numbered through", () => {
    expect(byRounds(TURNS).map(({ round, turns }) => [round, turns.map((one) => one.number)])).toEqual([[1, [1, 2]], [2, [3, 4]], [3, [5]]]);
    expect(byRounds(UNCOUNTED)).toHaveLength(1);
  });

  it("are known by any step in them", () => {
    expect([0, 2, 8, 9, 14, 99].map((step) => turnAt(TURNS, step))).toEqual([-1, 0, 0, 2, 2, 4]);
  });

  it("are marked where rounds begin, or where they do, and nowhere twice", () => {
    expect(marksOf(TURNS)).toEqual([{ at: 2, label: "1" }, { at: 9, label: "2" }, { at: 20, label: "3" }]);
    expect(marksOf(UNCOUNTED).map((mark) => mark.at)).toEqual([2, 9, 15, 20]);
    expect(marksOf([])).toEqual([]);
  });

  it("have the game's own word for them", () => {
    language.current = "hu";
    expect(timeOf(new Glossary("imperium", "hu", words, []), TURNS, 10)).toBe("2. kör");
    expect(timeOf(new Glossary("civ", "hu", words, []), TURNS, 10)).toBe("2. forduló");
    expect(timeOf(new Glossary("civ", "hu", words, []), UNCOUNTED, 16)).toBe("4. kör");
    expect(timeOf(new Glossary("civ", "hu", words, []), UNCOUNTED, 0)).toBe("A játék kezdete");
    language.current = "en";
    expect(timeOf(new Glossary("civ", "en", words, []), TURNS, 20)).toBe("Round 3");
  });
});

describe("a plot", () => {
  it("has round numbers beside it, below nothing too", () => {
    expect(scale(0, 37).map((tick) => tick.at)).toEqual([0, 10, 20, 30]);
    expect(scale(-4, 6).map((tick) => tick.label)).toEqual(["−4", "−2", "0", "2", "4", "6"]);
  });

  it("leaves out marks that there is no room for, evenly", () => {
    expect(thinned([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
    expect(thinned([1, 2], 9)).toEqual([1, 2]);
  });

  it("has another sign for each of four seats", () => {
    expect(new Set([0, 1, 2, 3].map((seat) => sign(seat, 10, 10))).size).toBe(4);
  });
});

describe("the analysis of a game", () => {
  const asked: string[] = [];
  let refuse = false;
  const answers = (address: string): unknown => {
    if (address.endsWith("/turns")) return { v: 1, turns: TURNS };
    if (refuse) return { v: 1, type: "refused", message: "Too much to think about.", args: {} };
    const line = [{ key: "a", label: address.slice(-2) }];
    return { v: 1, chances: [[0.5, 0.5]], mistakes: [{ number: 7, seat: 1, lost: 0.2, asked: "?", chosen: line[0], line, text: "" }] };
  };

  beforeEach(() => {
    asked.length = 0;
    refuse = false;
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response(JSON.stringify(answers(address)), { status: refuse ? 409 : 200 }));
    });
  });

  it("is asked for once and known on every page, until the game is another", async () => {
    const here = analysing("t", 80);
    expect(here.begun).toBe(false);
    await Promise.all([here.begin("en"), here.begin("en")]);
    expect(asked.filter((address) => address.includes("/analysis"))).toHaveLength(1);
    expect(analysing("t", 80).mistakeAt(7)?.seat).toBe(1);
    expect(here.mistakeAt(8)).toBeUndefined();
    expect(analysing("t", 83).begun).toBe(false);
  });

  it("goes over into another language, and only then", async () => {
    const here = analysing("u", 1);
    here.speak("hu");
    expect(asked, "nobody has asked yet").toEqual([]);
    await here.begin("en");
    here.speak("en");
    expect(here.working).toBe(false);
    here.speak("hu");
    await vi.waitUntil(() => !here.working);
    expect(here.mistakeAt(7)?.chosen.label).toBe("hu");
  });

  it("says how far it is as soon as that is known, and never goes back", async () => {
    vi.useFakeTimers();
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const told = [{ done: 0, all: 0 }, { done: 3, all: 12 }, null, { done: 0, all: 0 }, { done: 5, all: 12 }];
    const seen: number[][] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      if (address.endsWith("/analysis")) return new Response(JSON.stringify({ v: 1, ...told[asked.push(address) - 1] }), { status: told[asked.length - 1] ? 200 : 503 });
      await finished;
      return new Response(JSON.stringify(answers(address)));
    });
    const here = analysing("w", 1);
    const begun = here.begin("en");
    for (const _ of told) {
      await vi.advanceTimersByTimeAsync(400);
      seen.push([here.done, here.all]);
    }
    expect(seen).toEqual([[0, 0], [3, 12], [3, 12], [3, 12], [5, 12]]);
    finish();
    await begun;
    await vi.advanceTimersByTimeAsync(4000);
    expect(asked, "nobody asks when it is there").toHaveLength(told.length);
    vi.useRealTimers();
  });

  it("says in words what went wrong, and can be asked for again", async () => {
    const here = analysing("v", 1);
    refuse = true;
    await here.begin("en");
    expect(here.trouble).toBe("Too much to think about.");
    refuse = false;
    await here.begin("en");
    expect(here.trouble).toBe("");
    expect(here.found).not.toBeNull();
  });
});
