/** What the face of a card is drawn by. */
import type { CardInfo } from "../lib/model.ts";
import type { Looks } from "./scene.ts";

const TONES = 8;

/** Cards of a suit share a tone, whatever the game calls its suits. */
function shadeOf(suit: string, looks: Looks): string {
  const hashed = [...suit].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % TONES;
  return `shade-${looks.shade?.(suit) ?? hashed}`;
}

export function bandsOf(card: CardInfo, looks: Looks): readonly string[] {
  return looks.bands?.(card) ?? card.suits.map((suit) => shadeOf(suit, looks));
}

const MARKS_ONLY = /^(\[[a-z0-9-]+\]\s*)+$/;
export interface Printed {
  /** The line of icons that many texts begin with. */
  icons: string;
  rules: readonly string[];
}

export function printed(card: CardInfo): Printed {
  const [first = "", ...rest] = card.text.split("\n").filter(Boolean);
  return MARKS_ONLY.test(first) ? { icons: first, rules: rest } : { icons: "", rules: first ? [first, ...rest] : [] };
}

/** The widths of cards that are read where they lie, in rem; how many letters a line holds there, and how many lines they hold. */
const WIDTHS = [
  { wide: 8.6, letters: 19, lines: 5 },
  { wide: 10, letters: 23, lines: 5 },
  { wide: 12, letters: 31, lines: 6 },
  { wide: 14, letters: 37, lines: 6 },
  { wide: 16, letters: 43, lines: 7 },
];
const TITLE = 0.72;

/** Longer texts have wider cards, and are written smaller: which of the widths, from 0 on, holds the text whole. */
export function lengthOf(card: CardInfo): number {
  const rules = printed(card).rules.map((rule) => rule.replace(/\[[a-z0-9-]+\]/g, "www").length);
  const fits = WIDTHS.findIndex(({ letters, lines }) => {
    const title = Math.ceil(card.title.length / (letters * TITLE)) - 1;
    return rules.reduce((sum, rule) => sum + Math.ceil(rule / letters), title) <= lines;
  });
  return fits < 0 ? WIDTHS.length - 1 : fits;
}

export function widthOf(card: CardInfo): string {
  return `${WIDTHS[lengthOf(card)]!.wide}rem`;
}

const WORDS = [10, 12, 14];

/** How long the longest word of a title is, from 0 to 3. */
export function longestWord(title: string): number {
  const longest = Math.max(0, ...title.split(/[\s-]+/).map((word) => word.length));
  return WORDS.filter((most) => longest > most).length;
}
