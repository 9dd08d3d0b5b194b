/** The words and cards of a game in one language, and texts cut where something in them can be pointed at. */
import { api } from "./api.ts";
import type { Lang } from "./language.svelte.ts";
import type { CardInfo, EventInfo } from "./model.ts";

export type Segment =
  | { kind: "text"; text: string }
  | { kind: "card"; text: string; key: string }
  | { kind: "seat"; text: string; seat: number }
  | { kind: "term"; text: string; id: string };

export class Glossary {
  readonly #cards: Map<string, CardInfo>;

  constructor(
    readonly game: string,
    readonly lang: Lang,
    private readonly words: Readonly<Record<string, string>>,
    cards: readonly CardInfo[],
  ) {
    this.#cards = new Map(cards.map((card) => [card.key, card]));
  }

  /** The text of a reference such as `@civ-domain-science`; any other word as it is. */
  refer(word: string): string {
    if (!word.startsWith("@")) return word;
    return this.words[word] ?? this.words[word.slice(1)] ?? word.slice(1);
  }

  get cards(): CardInfo[] {
    return [...this.#cards.values()];
  }

  card(key: string): CardInfo | undefined {
    return this.#cards.get(key);
  }

  title(key: string): string {
    return this.#cards.get(key)?.title ?? key;
  }

  /**
   * A line of the log, cut at the cards, people and terms that the event names. The server words the
   * line; here its arguments are found again in it, so that icons can stand beside them.
   */
  segments(event: EventInfo, names: readonly string[]): Segment[] {
    let line: Segment[] = [{ kind: "text", text: event.text }];
    for (const named of this.#named(event, names)) line = line.flatMap((part) => cut(part, named));
    return line;
  }

  #named(event: EventInfo, names: readonly string[]): Segment[] {
    const found = new Map<string, Segment>();
    for (const [name, value] of Object.entries(event.args)) {
      for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
        const segment = this.#meaning(name, one, names, event.text);
        if (segment?.text) found.set(segment.text, segment);
      }
    }
    // `Science III` before `Science II`, or the shorter one would be found inside the longer.
    return [...found.values()].sort((a, b) => b.text.length - a.text.length);
  }

  #meaning(name: string, value: unknown, names: readonly string[], line: string): Segment | null {
    if (name === "seat" || name === "other") {
      return { kind: "seat", text: names[value as number] ?? "", seat: value as number };
    }
    if (typeof value !== "string") return null;
    if (name === "card" || name === "cards" || name === "under" || name === "by") return { kind: "card", text: this.title(value), key: value };
    return value.startsWith("@") ? this.#term(value, line) : null;
  }

  /** A term as it stands in the line: as the object of the sentence, or as it is; the number before it is none of it. */
  #term(reference: string, line: string): Segment | null {
    const [id = ""] = reference.slice(1).split(" ");
    const forms = [`@${id}.acc`, `@${id}`, `@${id}.one`].filter((form) => form in this.words || form.slice(1) in this.words);
    const text = forms.map((form) => this.refer(form)).find((form) => line.includes(form));
    return text ? { kind: "term", text, id } : null;
  }
}

function cut(part: Segment, named: Segment): Segment[] {
  if (part.kind !== "text" || !part.text.includes(named.text)) return [part];
  const pieces = part.text.split(named.text);
  return pieces.flatMap((text, at): Segment[] => {
    const before: Segment[] = at ? [named] : [];
    return text ? [...before, { kind: "text", text }] : before;
  });
}

const shelf = new Map<string, Promise<Glossary>>();

/** Asked from the server once for each game and language. */
export function glossary(game: string, lang: Lang): Promise<Glossary> {
  const key = `${game}/${lang}`;
  let found = shelf.get(key);
  if (!found) {
    found = fetchGlossary(game, lang);
    shelf.set(key, found);
    found.catch(() => shelf.delete(key));
  }
  return found;
}

async function fetchGlossary(game: string, lang: Lang): Promise<Glossary> {
  const [words, cards] = await Promise.all([api.words(game, lang), api.cards(game, lang)]);
  return new Glossary(game, lang, words.words, cards.cards);
}
