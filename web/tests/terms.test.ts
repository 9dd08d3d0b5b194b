import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Glossary } from "../src/lib/glossary.ts";
import { has, language } from "../src/lib/language.svelte.ts";
import { inPlainWords, marked, wordFor, worded } from "../src/lib/terms.ts";
import { looks as imperium } from "../src/games/imperium/looks.ts";
import { looks as settlers } from "../src/games/settlers/looks.ts";
import authors from "../src/icons.json";

/** What the cards say, as the server's own tests keep it. */
const GOLDEN = join(import.meta.dirname, "../../tests/golden");
const glossary = new Glossary("imperium", "en", { "@imperium-tide": "the tide" }, []);

describe("marks in texts", () => {
  it("are cut out of the words around them", () => {
    expect(marked("Gain 1 [materials].")).toEqual([
      { text: "Gain 1 ", mark: false },
      { text: "materials", mark: true },
      { text: ".", mark: false },
    ]);
  });

  it("are arrows as well, which no font of ours has", () => {
    expect(marked("[exhaust] → draw").map((part) => [part.text, part.mark])).toEqual([["exhaust", true], [" ", false], ["→", true], [" draw", false]]);
    expect(inPlainWords("[unrest] → draw", glossary)).toBe("unrest → draw");
  });

  it("are words in the rules, unless we have none for them", () => {
    language.current = "hu";
    expect(worded("[fame] lap, [xyzzy] lap")).toBe("Hírnév lap, [xyzzy] lap");
    language.current = "en";
    expect(worded("[fame] card")).toBe("Fame card");
  });

  it("have words for whoever cannot see the icon, in both languages", () => {
    language.current = "hu";
    expect(wordFor("river", glossary)).toBe("folyó");
    language.current = "en";
    expect(inPlainWords("Take [unrest].", glossary)).toBe("Take unrest.");
    expect(wordFor("tide", glossary)).toBe("the tide");
    expect(wordFor("unheard-of", glossary)).toBe("unheard-of");
  });

  it("have an icon and a word each, as many as the cards of Imperium use", () => {
    const files = readdirSync(GOLDEN).filter((name) => name.startsWith("imperium-"));
    const texts = files.map((name) => readFileSync(join(GOLDEN, name), "utf8")).join("\n");
    const marks = new Set([...texts.matchAll(/\[([a-z-]+)\]/g)].map((one) => one[1] ?? ""));
    expect(marks.size).toBeGreaterThan(15);
    expect([...marks].filter((mark) => !imperium.icon(mark) || !has(`term-${mark}`))).toEqual([]);
  });
});

describe("the looks of a game", () => {
  const bundled = Object.values(authors).flat();
  it("name goods, places and suits by icons that we have", () => {
    for (const term of ["settlers-good-wood", "settlers-zone-deals", "settlers-counter-used", "common", "japanese"]) {
      expect(bundled).toContain(settlers.icon(term));
    }
    for (const term of ["imperium-materials", "imperium-zone-market", "imperium-choice-region", "empire", "unrest"]) {
      expect(bundled).toContain(imperium.icon(term));
    }
    expect(settlers.icon("settlers-good-nothing")).toBeUndefined();
  });

  it("say in words what is a state rather than a number", () => {
    const counter = { key: "empire:0", name: "@imperium-counter-empire", owner: 0, value: 0, group: "state" };
    expect(imperium.state?.(counter)).toBe("barbarian");
    expect(imperium.state?.({ ...counter, value: 1 })).toBe("empire");
    expect(imperium.state?.({ ...counter, name: "@imperium-counter-round" })).toBeUndefined();
  });
});
