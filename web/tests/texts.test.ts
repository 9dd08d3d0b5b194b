import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Glossary } from "../src/lib/glossary.ts";
import { search, sections } from "../src/lib/clauses.ts";
import { language, t } from "../src/lib/language.svelte.ts";
import { parse } from "../src/lib/route.svelte.ts";
import type { CardInfo, ClauseInfo } from "../src/lib/model.ts";
import en from "../src/locale/en.ftl?raw";
import hu from "../src/locale/hu.ftl?raw";
import authors from "../src/icons.json";
import { event } from "./fixtures.ts";

const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const ids = (source: string): string[] => new FluentResource(source).body.map((one) => one.id).sort();

describe("the client's own words", () => {
  it("are the same messages in both languages", () => {
    expect(ids(hu)).toEqual(ids(en));
  });

  it("are there wherever they are asked for", () => {
    const asked = Object.values(SOURCES).flatMap((code) => [...code.matchAll(/\bt\("([\w-]+)"/g)].map((one) => one[1]));
    expect(asked.length).toBeGreaterThan(80);
    expect([...new Set(asked)].filter((id) => !ids(en).includes(id ?? ""))).toEqual([]);
  });

  it("follow the language at once", () => {
    language.current = "en";
    expect(t("seat-number", { number: 2 })).toBe("Seat 2");
    language.current = "hu";
    expect(t("seat-number", { number: 2 })).toBe("2. szék");
    expect(document.documentElement.lang).toBe("hu");
    language.current = "en";
  });

  it("speak of one and of many", () => {
    expect(t("end-won", { names: "Anna", count: 1 })).toBe("Anna has won");
    expect(t("end-won", { names: "Anna and Béla", count: 2 })).toBe("Anna and Béla have won");
    expect(t("civ-track", { count: 2, needed: 7, level: 0 })).toBe("2 of 7 for hegemony");
    expect(t("civ-track", { count: 5, needed: 7, level: 2 })).toBe("5 of 7 for hegemony, level 2");
  });
});

describe("lines of the log", () => {
  const card = (key: string, title: string): CardInfo => ({ key, title, suit: key.slice(0, -2), suits: [key.slice(0, -2)], count: 1, text: "", brief: "" });
  const glossary = new Glossary("civ", "en", { "civ-domain-science": "Science" }, [
    card("science-2", "Science II"),
    card("science-3", "Science III"),
  ]);

  it("are cut where a person, a card or a term is named", () => {
    const line = event("Anna plays Science III.", { seat: 0, card: "science-3" });
    expect(glossary.segments(line, ["Anna", "Béla"])).toEqual([
      { kind: "seat", text: "Anna", seat: 0 },
      { kind: "text", text: " plays " },
      { kind: "card", text: "Science III", key: "science-3" },
      { kind: "text", text: "." },
    ]);
  });

  it("tell similar cards apart", () => {
    const line = event("Anna draws Science II and Science III.", { seat: 0, cards: ["science-2", "science-3"] });
    const keys = glossary.segments(line, ["Anna"]).flatMap((one) => (one.kind === "card" ? [one.key] : []));
    expect(keys).toEqual(["science-2", "science-3"]);
  });

  it("keep every word", () => {
    const line = event("Anna bars Science of Béla.", { seat: 0, other: 1, domain: "@civ-domain-science" });
    const words = glossary.segments(line, ["Anna", "Béla"]).map((one) => one.text);
    expect(words.join("")).toBe(line.text);
  });
});

describe("the rules drawer", () => {
  const clause = (name: string, text: string, section = "Effects"): ClauseInfo => ({
    id: `civ:${name}`,
    book: "civ",
    text,
    section,
    kind: "clause",
    refs: [],
  });
  const clauses = [clause("TURN-1", "Play a card", "A turn"), clause("MIL-3", "Attack: discard"), clause("UTO-1", "Utópia")];

  it("finds clauses that have all words, accents or not", () => {
    expect(search(clauses, "utopia").map((one) => one.id)).toEqual(["civ:UTO-1"]);
    expect(search(clauses, "attack discard")).toHaveLength(1);
    expect(search(clauses, "nothing at all")).toEqual([]);
    expect(search(clauses, " ")).toHaveLength(3);
  });

  it("puts what is named first", () => {
    expect(search([...clauses, clause("X-1", "see MIL-3")], "mil-3")[0]?.id).toBe("civ:MIL-3");
  });

  it("keeps the headings", () => {
    expect(sections(clauses).map(([name]) => name)).toEqual(["A turn", "Effects"]);
  });
});

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/table/abc", { page: "table", id: "abc" }],
    ["/join/t0k", { page: "join", token: "t0k" }],
    ["/watch/t0k", { page: "watch", token: "t0k" }],
    ["/replay/abc", { page: "replay", id: "abc" }],
    ["/credits", { page: "credits" }],
    ["/table", { page: "missing" }],
    ["/table/a/b", { page: "missing" }],
    ["/nowhere", { page: "missing" }],
  ])("%s", (path, route) => expect(parse(path)).toEqual(route));
});

describe("icons", () => {
  it("are credited, and only those that are used", () => {
    const code = Object.values(SOURCES).join("\n");
    const unused = Object.values(authors).flat().filter((name) => !code.includes(`"${name}"`));
    expect(unused).toEqual([]);
  });
});
