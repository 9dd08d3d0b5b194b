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

/** On a board that knows no game all cards lie open but those of piles, and of stacks that belong to nobody. */
function liesOpen(zone: Zone): boolean {
  return zone.layout !== "pile" && (zone.owner !== null || zone.layout === "row");
}

/** Cards to choose among that the board does not show: laid out where the question stands. */
export function trayOf(view: View, choosing: Choosing, shows: (zone: Zone, view: View) => boolean = liesOpen): Zone[] {
  return view.zones.filter((zone) => !shows(zone, view) && zone.cards?.some((card) => choosing.mayCard(zone.key, card)));
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

/** A zone in a row, and the stacks that lie under its cards. */
export interface Slot {
  zone: Zone;
  under: Zone[];
}

/** Zones with one name, side by side. */
export interface Shelf {
  name: string;
  slots: Slot[];
}

/** What lies before an owner: groups of open rows, and the piles that one only needs to know of. */
export interface Place {
  groups: { key: string; shelves: Shelf[] }[];
  piles: Zone[];
}

/** The cards that lie open in rows: what belongs to one of them is drawn on it. */
export function rowCards(view: View): Set<string> {
  return new Set(view.zones.filter((zone) => zone.layout === "row").flatMap((zone) => zone.cards ?? []));
}

/** The card that a key is about: it ends with the card's own key, as in `used:mill` or `garrison:0:city`. */
export function cardOf(key: string, cards: ReadonlySet<string>): string | undefined {
  for (let at = key.indexOf(":"); at >= 0; at = key.indexOf(":", at + 1)) {
    const rest = key.slice(at + 1);
    if (cards.has(rest)) return rest;
  }
  return undefined;
}

/** A generic place for any zone: rows by group and name, piles apart. A stack whose group is the key of a row lies under it. */
export function arrange(zones: readonly Zone[], cards: ReadonlySet<string>): Place {
  const place: Place = { groups: [], piles: [] };
  const slots = new Map<string, Slot>();
  for (const zone of zones) {
    if (cardOf(zone.key, cards)) continue;
    const host = slots.get(zone.group);
    if (zone.layout === "row" || (zone.layout === "hand" && zone.cards)) {
      const slot = { zone, under: [] };
      slots.set(zone.key, slot);
      shelve(place, slot);
    } else if (host) {
      host.under.push(zone);
    } else {
      place.piles.push(zone);
    }
  }
  return place;
}

/** All that lies before an owner, with the numbers that belong there. What lies on a zone or a card is drawn there. */
export interface Before extends Place {
  owner: number | null;
  counters: Counter[];
}

/** What lies before an owner, but for what is drawn elsewhere. */
export function before(view: View, owner: number | null, elsewhere: (zone: Zone) => boolean): Before {
  const rows = rowCards(view);
  const keys = new Set(view.zones.map((zone) => zone.key));
  return {
    owner,
    counters: countersOf(view, owner).filter((one) => !keys.has(one.group) && !cardOf(one.key, rows)),
    ...arrange(zonesOfOwner(view, owner).filter((zone) => !elsewhere(zone)), rows),
  };
}

function shelve(place: Place, slot: Slot): void {
  const { group: key, name } = slot.zone;
  let group = place.groups.find((one) => one.key === key);
  if (!group) place.groups.push((group = { key, shelves: [] }));
  const shelf = group.shelves.find((one) => one.name === name);
  if (shelf) shelf.slots.push(slot);
  else group.shelves.push({ name, slots: [slot] });
}
