/** Ways to look at the zones of a view. */
import type { Choosing } from "../lib/choosing.svelte.ts";
import type { Counter, View, Zone } from "../lib/model.ts";

export interface Group {
  card: string;
  count: number;
}

/** Cards alike together, in the order in which the first of each lies. */
export function grouped(cards: readonly string[]): Group[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Each card on its own: `nth` tells those alike apart. */
export function numbered(cards: readonly string[]): { card: string; nth: number }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { card, nth };
  });
}

/** My hands: they lie large at the bottom, whatever the board. An empty one makes room for a full one. */
export function handsOf(view: View, seat: number | null): Zone[] {
  if (seat === null) return [];
  const hands = view.zones.filter((zone) => zone.owner === seat && zone.layout === "hand" && zone.cards);
  const full = hands.filter((zone) => zone.count);
  return full.length ? full : hands.slice(0, 1);
}

/** Piles of the table with cards to choose among: laid out where the question stands. */
export function trayOf(view: View, choosing: Choosing): Zone[] {
  return view.zones.filter(
    (zone) =>
      zone.owner === null &&
      zone.layout !== "row" &&
      zone.cards?.some((card) => choosing.mayCard(zone.key, card)),
  );
}

export function zonesOfOwner(view: View, owner: number | null): Zone[] {
  return view.zones.filter((zone) => zone.owner === owner);
}

export function countersOf(view: View, owner: number | null): Counter[] {
  return view.counters.filter((counter) => counter.owner === owner);
}

/** The seats in the order of play, from the one after me: as people sit around a table. */
export function others(view: View, me: number | null): number[] {
  const first = me ?? -1;
  const count = me === null ? view.seats : view.seats - 1;
  return Array.from({ length: count }, (_, at) => (first + 1 + at) % view.seats);
}
