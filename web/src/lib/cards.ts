/** Finding cards by words: the browser's twin of the server's search. */
import { fold } from "./clauses.ts";
import type { CardInfo } from "./model.ts";

/** The cards with all these words in their title, their printed title or their text. */
export function findCards(cards: readonly CardInfo[], words: string): CardInfo[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = fold(`${card.title} ${card.printed} ${card.text}`);
    return wanted.every((word) => text.includes(word));
  });
}
