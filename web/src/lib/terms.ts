/** Words for the marks and suits that games use in card texts: `[materials]`, `[river]`, and the arrow. */
import { has, t } from "./language.svelte.ts";
import type { Glossary } from "./glossary.ts";

const MARK = /(\[[a-z0-9-]+\]|→)/;

/** A term in the reader's language: by the game's words, by our own, or as it is. */
export function wordFor(term: string, glossary: Glossary): string {
  for (const id of [`@${term}`, `@${glossary.game}-${term}`, `@${glossary.game}-good-${term}`]) {
    const said = glossary.refer(id);
    if (said !== id.slice(1)) return said;
  }
  return has(`term-${term}`) ? t(`term-${term}`) : term;
}

/** A text cut at its marks. */
export function marked(text: string): { text: string; mark: boolean }[] {
  return text
    .split(MARK)
    .filter(Boolean)
    .map((part) => (MARK.test(part) ? { text: part.replace(/^\[|\]$/g, ""), mark: true } : { text: part, mark: false }));
}

/** A sentence with our own words in the place of its marks; a mark that we have no word for stays. */
export function worded(text: string): string {
  const words = text.replace(/\[([a-z0-9-]+)\]/g, (mark, term: string) => (has(`term-${term}`) ? t(`term-${term}`) : mark));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text with words in the place of its marks, for where no icon can stand. */
export function inPlainWords(text: string, glossary: Glossary): string {
  return marked(text).map((part) => (part.mark ? wordFor(part.text, glossary) : part.text)).join("");
}
