/** Reading a book of rules and finding things in it: the browser's twin of `regnum.rulebook.among`. */
import type { ChapterInfo, ClauseInfo, Clauses } from "./model.ts";

/** Hungarian words end in many ways: `lapokat` should find `lapok`. */
const LONGEST_ENDING = 5;
/** Letters that a word keeps: fewer would be found everywhere. */
const SHORTEST = 4;

/** Lower case without accents, so that `utopia` finds `Utópia`. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A chapter, or as much of it as was found. */
export interface Section extends ChapterInfo {
  clauses: ClauseInfo[];
}

/** A book in the order in which it is learnt; with words, what has them all, best first. */
export function sections(book: Pick<Clauses, "chapters" | "clauses">, words: string): Section[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return book.chapters.map((chapter) => ({ ...chapter, clauses: ofChapter(book.clauses, chapter.title) }));
  for (let cut = 0; cut <= LONGEST_ENDING; cut += 1) {
    const found = having(book, wanted.map((word) => word.slice(0, Math.max(word.length - cut, SHORTEST))));
    if (found.length) return found;
  }
  return [];
}

/** How many clauses, introductions and examples there are in what was found. */
export function size(found: readonly Section[]): number {
  return found.reduce((sum, one) => sum + one.clauses.length + one.about.length + one.examples.length, 0);
}

function having(book: Pick<Clauses, "chapters" | "clauses">, wanted: readonly string[]): Section[] {
  const has = (text: string): boolean => wanted.every((word) => fold(text).includes(word));
  const naming = (clause: ClauseInfo): number => wanted.filter((word) => fold(clause.id).includes(word)).length;
  const clauses = book.clauses
    .filter((clause) => has(`${clause.id} ${clause.section} ${clause.text}`))
    .sort((a, b) => naming(b) - naming(a));
  const order = [...new Set([...clauses.map((clause) => clause.section), ...book.chapters.map((chapter) => chapter.title)])];
  return order.flatMap((title) => {
    const chapter = book.chapters.find((one) => one.title === title);
    const found = {
      title,
      about: chapter?.about.filter(has) ?? [],
      clauses: ofChapter(clauses, title),
      examples: chapter?.examples.filter(has) ?? [],
    };
    return size([found]) ? [found] : [];
  });
}

function ofChapter(clauses: readonly ClauseInfo[], title: string): ClauseInfo[] {
  return clauses.filter((clause) => clause.section === title);
}

/** A text cut at the clauses that it names. */
export function linked(text: string, links: Readonly<Record<string, string>>): { text: string; id?: string }[] {
  return text
    .split(/([A-Z]+(?:-[A-Z0-9]+)+)/)
    .filter(Boolean)
    .map((part) => (links[part] ? { text: part, id: links[part] } : { text: part }));
}
