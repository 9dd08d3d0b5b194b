import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loads, outline } from "../scripts/icons.ts";
import imperium from "../src/games/imperium/emblems.json";
import settlers from "../src/games/settlers/emblems.json";
import { sideIcon } from "../src/games/sides.ts";
import authors from "../src/icons.json";
import { outlineOf, shelve, stock } from "../src/lib/icons.svelte.ts";

const SOURCE = join(import.meta.dirname, "../src");
const KEYS = join(import.meta.dirname, "../../tests/golden");
const EMBLEMS: [string, Record<string, string>][] = [["imperium", imperium], ["settlers", settlers]];
const HANDFUL = 5;

const credited = Object.values(authors).flat();

/** A card without the number of its copy and without the side that lies up. */
const nameOf = (key: string): string => key.replace(/-(\d+|[ab])$/, "");

describe.each(EMBLEMS)("the emblems of %s", (game, emblems) => {
  it("are there for every card, and for nothing else", () => {
    const keys = readFileSync(join(KEYS, `${game}-keys.txt`), "utf8").trim().split("\n");
    expect(Object.keys(emblems).sort()).toEqual(keys.sort());
  });

  it("are icons that exist", () => {
    expect(Object.values(emblems).filter((icon) => !outline(icon))).toEqual([]);
  });

  it("are the same on all copies of a card, and seldom the same on cards of other names", () => {
    const icons = new Map<string, Set<string>>();
    const names = new Map<string, Set<string>>();
    for (const [key, icon] of Object.entries(emblems)) {
      icons.set(nameOf(key), (icons.get(nameOf(key)) ?? new Set()).add(icon));
      names.set(icon, (names.get(icon) ?? new Set()).add(nameOf(key).replace(/^[a-z]+-(?=unrest|glory|prosperity|advance|conquer)/, "")));
    }
    expect([...icons].filter(([, some]) => some.size > 1)).toEqual([]);
    expect([...names].filter(([, some]) => some.size > HANDFUL)).toEqual([]);
  });

  it("come in loads, each emblem in one of them", () => {
    const all = [...loads(emblems).values()].flatMap((load) => [...load]);
    expect(all.sort()).toEqual([...new Set(Object.values(emblems))].sort());
  });
});

it("a nation's emblems come with that nation, and what several have with all", () => {
  const load = loads(imperium);
  expect(load.get("romans")).toContain("caesar");
  expect(load.get("common")).toContain("cornucopia");
  expect(load.get("common")).not.toContain("caesar");
});

it("a nation is chosen by the emblem that its power card has", () => {
  const powers = Object.entries(imperium).filter(([key]) => key.endsWith("-a") && key !== "king-of-kings-a");
  expect(powers).toHaveLength(16);
  expect(powers.filter(([key, icon]) => sideIcon("imperium", nameOf(key)) !== icon)).toEqual([]);
});

describe("the credits", () => {
  it("name every emblem and every icon once, with one author", () => {
    expect(new Set(credited).size).toBe(credited.length);
    const missing = EMBLEMS.flatMap(([, emblems]) => Object.values(emblems)).filter((icon) => !credited.includes(icon));
    expect([...new Set(missing)]).toEqual([]);
  });

  it("name nothing that is not used", () => {
    const sources = (readdirSync(SOURCE, { recursive: true }) as string[]).filter((path) => /\.(svelte|ts)$|emblems\.json$/.test(path));
    const text = sources.map((path) => readFileSync(join(SOURCE, path), "utf8")).join("\n");
    expect(credited.filter((icon) => !text.includes(`"${icon}"`))).toEqual([]);
  });
});

describe("an icon", () => {
  it("is drawn from whole steps of its grid", () => {
    expect(outline("caesar")).toMatch(/^M[\d a-zA-Z-]+$/);
  });

  it("is fetched when it is first drawn, once with all that comes with it", async () => {
    let fetched = 0;
    shelve(["one", "two"], async () => {
      fetched += 1;
      await Promise.resolve();
      stock({ one: "M1 1", two: "M2 2" });
    });
    expect([outlineOf("one"), outlineOf("two")]).toEqual([undefined, undefined]);
    await new Promise((resolve) => setTimeout(resolve));
    expect([outlineOf("one"), outlineOf("two"), fetched]).toEqual(["M1 1", "M2 2", 1]);
  });
});
