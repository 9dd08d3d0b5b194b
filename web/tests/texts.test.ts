import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Glossary } from "../src/lib/glossary.ts";
import { findCards } from "../src/lib/cards.ts";
import { linked, sections, size } from "../src/lib/clauses.ts";
import { language, t } from "../src/lib/language.svelte.ts";
import { parse } from "../src/lib/route.svelte.ts";
import type { CardInfo, ChapterInfo, ClauseInfo } from "../src/lib/model.ts";
import enRest from "../src/locale/en.ftl?raw";
import enFront from "../src/locale/front.en.ftl?raw";
import huFront from "../src/locale/front.hu.ftl?raw";
import huRest from "../src/locale/hu.ftl?raw";
import { event } from "./fixtures.ts";

const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const ids = (source: string): string[] => new FluentResource(source).body.map((one) => one.id).sort();
const asked = (code: string): string[] => [...code.matchAll(/\bt\("([\w-]+)"/g)].map(([, id = ""]) => id);
const [en, hu] = [`${enFront}\n${enRest}`, `${huFront}\n${huRest}`];

/** A source and all that it imports before anything is drawn. */
function reached(path: string, all = new Set<string>()): Set<string> {
  const code = SOURCES[path];
  if (code === undefined || all.has(path)) return all;
  all.add(path);
  const imports = [...code.matchAll(/^\s*import [^;]*?"(\.[^"]+)";/gm)].map(([, to = ""]) => to);
  for (const to of imports) reached(`..${new URL(to, `file:///${path.slice(3)}`).pathname}`, all);
  return all;
}

describe("the client's own words", () => {
  it("are the same messages in both languages", () => {
    expect(ids(hu)).toEqual(ids(en));
    expect(ids(huFront)).toEqual(ids(enFront));
  });

  it("are with the first page as far as it needs them", () => {
    const first = [...reached("../src/main.ts")];
    expect(first).toContain("../src/pages/Home.svelte");
    expect(first).not.toContain("../src/pages/TablePage.svelte");
    expect(first.flatMap((path) => asked(SOURCES[path] ?? "")).filter((id) => !ids(enFront).includes(id))).toEqual([]);
  });

  it("are there wherever they are asked for", () => {
    const all = Object.values(SOURCES).flatMap(asked);
    expect(all.length).toBeGreaterThan(80);
    expect([...new Set(all)].filter((id) => !ids(en).includes(id))).toEqual([]);
  });

  it("follow the language at once", () => {
    language.current = "en";
    expect(t("seat-number", { number: 2 })).toBe("Seat 2");
    language.current = "hu";
    expect(t("seat-number", { number: 2 })).toBe("2. játékos");
    expect(document.documentElement.lang).toBe("hu");
    language.current = "en";
  });

  it("speak of one and of many", () => {
    expect(t("end-won", { names: "", count: 0 })).toBe("Nobody has won");
    expect(t("end-won", { names: "Anna", count: 1 })).toBe("Anna has won");
    expect(t("end-won", { names: "Anna and Béla", count: 2 })).toBe("Anna and Béla have won");
    expect(t("civ-track", { count: 2, needed: 7, level: 0 })).toBe("2 of 7 for hegemony");
    expect(t("civ-track", { count: 5, needed: 7, level: 2 })).toBe("5 of 7 for hegemony, level 2");
  });
});

describe("lines of the log", () => {
  const card = (key: string, title: string): CardInfo => ({ key, title, printed: "", suit: key.slice(0, -2), suits: [key.slice(0, -2)], count: 1, text: "", brief: "", points: "", fields: {}, facets: {} });
  const glossary = new Glossary("civ", "en", { "civ-domain-science": "Science" }, [
    card("science-2", "Science II"),
    card("science-3", "Science III"),
  ]);

  it("know goods by their number and as the object of a sentence", () => {
    const words = { "@settlers-good-wood": "fa", "@settlers-good-wood.acc": "fát", "@settlers-good-worker": "munkás" };
    const hungarian = new Glossary("settlers", "hu", words, []);
    const goods = ["@settlers-good-wood 2", "@settlers-good-worker 3"];
    expect(hungarian.segments(event("Anna 2 fát és 3 munkást kap.", { goods }), [])).toEqual([
      { kind: "text", text: "Anna 2 " },
      { kind: "term", text: "fát", id: "settlers-good-wood" },
      { kind: "text", text: " és 3 " },
      { kind: "term", text: "munkás", id: "settlers-good-worker" },
      { kind: "text", text: "t kap." },
    ]);
  });

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

  it("find a word that stands as an object, with its suffix", () => {
    const words = { "@imperium-materials": "alapanyag", "@imperium-materials.acc": "alapanyagot", "@g-stone": "kő", "@g-stone.acc": "követ" };
    const hungarian = new Glossary("imperium", "hu", words, []);
    const terms = (text: string, what: string): string[] =>
      hungarian.segments(event(text, { seat: 0, count: 2, what }), ["Anna"]).flatMap((one) => (one.kind === "term" ? [one.text] : []));
    expect(terms("Anna 2 alapanyagot kap.", "@imperium-materials")).toEqual(["alapanyagot"]);
    expect(terms("Anna 2 követ kap.", "@g-stone")).toEqual(["követ"]);
    expect(terms("Készlet: kő.", "@g-stone")).toEqual(["kő"]);
  });

  it("find a single one of a word that means many, and the card that something lies under", () => {
    const words = { "@imperium-materials": "materials", "@imperium-materials.one": "material" };
    const english = new Glossary("imperium", "en", words, [card("hills", "Hills")]);
    const line = event("Anna lays 1 material under Hills.", { seat: 0, count: 1, what: "@imperium-materials", under: "hills" });
    expect(english.segments(line, ["Anna"]).flatMap((one) => (one.kind === "text" ? [] : [one.text]))).toEqual(["Anna", "material", "Hills"]);
  });

  it("keep every word", () => {
    const line = event("Anna bars Science of Béla.", { seat: 0, other: 1, domain: "@civ-domain-science" });
    const words = glossary.segments(line, ["Anna", "Béla"]).map((one) => one.text);
    expect(words.join("")).toBe(line.text);
  });
});

describe("a search among cards", () => {
  const card = (title: string, printed: string, text: string): CardInfo => ({ key: title, title, printed, suit: "", suits: [], count: 1, text, brief: "", points: "", fields: {}, facets: {} });
  const cards = [card("Gémeskút", "Shaduf", "Kapsz 1 [progress] jelölőt."), card("Kikötő", "Port", "Kimerítés: húzz egy lapot.")];
  const titles = (words: string): string[] => findCards(cards, words).map((one) => one.title);

  it("finds the title of the language, the printed one, and words of the text", () => {
    expect(titles("gemes")).toEqual(["Gémeskút"]);
    expect(titles("shaduf")).toEqual(["Gémeskút"]);
    expect(titles("port huzz")).toEqual(["Kikötő"]);
    expect(titles("shaduf port")).toEqual([]);
    expect(titles(" ")).toHaveLength(2);
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
  const chapter = (title: string, about: string[] = [], examples: string[] = []): ChapterInfo => ({ title, about, examples });
  const book = {
    chapters: [chapter("Goal", ["Gather cards of one domain."], ["Anna has seven."]), chapter("A turn"), chapter("Effects")],
    clauses: [clause("TURN-1", "Play a card", "A turn"), clause("MIL-3", "Attack: discard"), clause("UTO-1", "Utópia lapot")],
  };
  const found = (words: string, of = book): string[] => sections(of, words).flatMap((one) => one.clauses.map((each) => each.id));

  it("is read in the order of its chapters", () => {
    expect(sections(book, " ").map((one) => [one.title, one.clauses.length])).toEqual([["Goal", 0], ["A turn", 1], ["Effects", 2]]);
    expect(size(sections(book, ""))).toBe(5);
  });

  it("finds clauses that have all words, accents or not", () => {
    expect(found("utopia")).toEqual(["civ:UTO-1"]);
    expect(found("attack discard")).toEqual(["civ:MIL-3"]);
    expect(sections(book, "nothing at all")).toEqual([]);
  });

  it("finds a word whatever its ending", () => {
    expect(found("lapotokat")).toEqual(["civ:UTO-1"]);
    expect(found("lapp")).toEqual([]);
  });

  it("finds introductions and examples, and only those paragraphs", () => {
    expect(sections(book, "gather")).toEqual([{ ...chapter("Goal", ["Gather cards of one domain."]), clauses: [] }]);
    expect(size(sections(book, "seven"))).toBe(1);
  });

  it("puts what is named first", () => {
    const more = { ...book, clauses: [clause("X-1", "see MIL-3"), ...book.clauses] };
    expect(found("mil-3", more)).toEqual(["civ:MIL-3", "civ:X-1"]);
  });

  it("cuts texts at the clauses that they name", () => {
    const links = { "MIL-3": "civ:MIL-3" };
    expect(linked("As MIL-3 says (not XX-9).", links)).toEqual([
      { text: "As " },
      { text: "MIL-3", id: "civ:MIL-3" },
      { text: " says (not " },
      { text: "XX-9" },
      { text: ")." },
    ]);
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
    ["/campaigns", { page: "campaigns" }],
    ["/campaign/abc", { page: "campaign", id: "abc" }],
    ["/carry-campaign/t0k", { page: "carry-campaign", token: "t0k" }],
    ["/solo", { page: "solo" }],
    ["/solo/more", { page: "missing" }],
    ["/campaign", { page: "missing" }],
    ["/table", { page: "missing" }],
    ["/table/a/b", { page: "missing" }],
    ["/nowhere", { page: "missing" }],
  ])("%s", (path, route) => expect(parse(path)).toEqual(route));
});
