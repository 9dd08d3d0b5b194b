/** What lies where in a game of Imperial Settlers: the zones and counters of a view by what they are at the table. */
import type { Glossary } from "../../lib/glossary.ts";
import type { Counter, View, Zone } from "../../lib/model.ts";

export const GOODS = ["wood", "stone", "food", "gold", "worker", "raze", "defense"] as const;
export const LANES = ["production", "feature", "action"] as const;
export type Lane = (typeof LANES)[number];
export const PHASES = ["lookout", "production", "action", "cleanup", "attack"] as const;
export type Phase = (typeof PHASES)[number] | "over";
export const ROUNDS = 5;

export function zoneOf(view: View, key: string): Zone | undefined {
  return view.zones.find((zone) => zone.key === key);
}

/** What a seat has in a zone of its own, such as `deals`. */
export function ofSeat(view: View, name: string, seat: number): Zone | undefined {
  return zoneOf(view, `${name}:${seat}`);
}

export function valueOf(view: View, key: string): number {
  return view.counters.find((counter) => counter.key === key)?.value ?? 0;
}

export function phaseOf(view: View): Phase {
  return view.stage.slice(view.stage.lastIndexOf("-") + 1) as Phase;
}

/** The faction that a seat plays: its deck is called after it. */
export function factionOf(view: View, seat: number): string {
  return /-([a-z]+)$/.exec(ofSeat(view, "deck", seat)?.name ?? "")?.[1] ?? "common";
}

/** The goods of a seat, each with its number; those that it has none of too. */
export function goodsOf(view: View, seat: number): { good: string; count: number }[] {
  return GOODS.map((good) => ({ good, count: valueOf(view, `${good}:${seat}`) }));
}

/** Sums that the server tells of a seat, good by good: what is produced `next`, and what it `stores`. */
export function outlook(view: View, what: "next" | "stores", seat: number): Record<string, number> {
  const group = `@settlers-counter-${what}`;
  const told = view.counters.filter((counter) => counter.group === group && counter.owner === seat);
  return Object.fromEntries(told.map(({ key, value }) => [key.slice(what.length + 1, key.lastIndexOf(":")), value]));
}

/** Deck and discard pile of a seat, or of the table. */
export function pilesOf(view: View, seat: number | null): Zone[] {
  return ["deck", "discard"].flatMap((name) => (seat === null ? zoneOf(view, name) : ofSeat(view, name, seat)) ?? []);
}

/** A row of locations as it lies beside the board: those of the faction on one side, common ones on the other. */
export interface Row {
  lane: Lane;
  zone: Zone;
  own: string[];
  common: string[];
}

export function rowsOf(view: View, seat: number, glossary: Glossary): Row[] {
  return LANES.flatMap((lane) => {
    const zone = ofSeat(view, lane, seat);
    if (!zone) return [];
    const isCommon = (card: string): boolean => glossary.card(card)?.suit === "common";
    const cards = cardsIn(zone);
    return [{ lane, zone, own: cards.filter((card) => !isCommon(card)), common: cards.filter(isCommon) }];
  });
}

/** The cards of a zone. No two are alike here; but a view that follows events may have one twice for a moment. */
export function cardsIn(zone: Zone | undefined): string[] {
  return [...new Set(zone?.cards ?? [])];
}

/** The deals of a seat: cards under its board, and locations of others that it trades with. */
export function dealsOf(view: View, seat: number): { zone: string; card: string }[] {
  const zones = [ofSeat(view, "deals", seat), ofSeat(view, "routes", seat)];
  return zones.flatMap((zone) => cardsIn(zone).map((card) => ({ zone: zone!.key, card })));
}

/** What lies on a location, apart from what threatens it. */
export function marksOn(view: View, card: string): Counter[] {
  return view.counters.filter(({ key }) => key.endsWith(`:${card}`) && !key.startsWith("threat:"));
}

/** An attack card of the target line, the location that it may hit, and by how many of the attacks to come. */
export interface Threat {
  attack: string;
  location: string;
  chances: number;
}

export function threatsOf(view: View): Threat[] {
  const told = view.counters.filter(({ key }) => key.startsWith("threat:"));
  return told.map(({ key, value }) => {
    const [, attack = "", location = ""] = key.split(":");
    return { attack, location, chances: value };
  });
}
