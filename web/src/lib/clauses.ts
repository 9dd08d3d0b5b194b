/** Finding rules by words: the browser's twin of `regnum.engine.rulebook.search`. */
import type { ClauseInfo } from "./model.ts";

/** Lower case without accents, so that `utopia` finds `Utópia`. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The clauses in which every word occurs; those named by a word come first. */
export function search(clauses: readonly ClauseInfo[], words: string): ClauseInfo[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...clauses];
  const found = clauses.filter((clause) => {
    const text = fold(`${clause.id} ${clause.section} ${clause.text}`);
    return wanted.every((word) => text.includes(word));
  });
  const naming = (clause: ClauseInfo): number => wanted.filter((word) => fold(clause.id).includes(word)).length;
  return found.sort((a, b) => naming(b) - naming(a));
}

/** In the order of the book, under their headings. */
export function sections(clauses: readonly ClauseInfo[]): [string, ClauseInfo[]][] {
  const found = new Map<string, ClauseInfo[]>();
  for (const clause of clauses) found.set(clause.section, [...(found.get(clause.section) ?? []), clause]);
  return [...found];
}
