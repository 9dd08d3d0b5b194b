/** What lies where in a game of Imperium: the zones and counters of a view by what they are at the table. */
import type { Glossary } from "../../lib/glossary.ts";
import type { Counter, EventInfo, View, Zone } from "../../lib/model.ts";

export const RESOURCES = ["materials", "population", "progress"] as const;

/** A card on the table, with what lies on it and under it. */
export interface Laid {
  zone: Zone;
  card: string;
  tokens: Counter[];
  exhausted: boolean;
  /** Tucked unrest, a garrison, or the active quest. */
  under: Zone | undefined;
}

/** The zones whose cards lie open before me, by the page of a phone that they are on. */
const SHOWN: Record<string, readonly string[]> = {
  market: ["market", "tucked"],
  play: ["power", "extra", "play", "garrison"],
  line: ["accession", "development"],
  hand: ["hand"],
};

/** Which page a zone lies on; nothing for those that are a number, or a line of somebody else. */
export function pageOf(zone: Zone, seat: number | null): string | undefined {
  const name = zone.key.split(":")[0] ?? "";
  return zone.owner === null || zone.owner === seat ? Object.keys(SHOWN).find((page) => SHOWN[page]?.includes(name)) : undefined;
}

export function zoneOf(view: View, key: string): Zone | undefined {
  return view.zones.find((zone) => zone.key === key);
}

/** What a seat has in a zone of its own, such as `history`. */
export function ofSeat(view: View, name: string, seat: number): Zone | undefined {
  return zoneOf(view, `${name}:${seat}`);
}

export function valueOf(view: View, key: string): number {
  return view.counters.find((counter) => counter.key === key)?.value ?? 0;
}

/** Barbarian or empire: the terms for what a state card shows. */
export function stateOf(view: View, seat: number): "barbarian" | "empire" {
  return valueOf(view, `empire:${seat}`) ? "empire" : "barbarian";
}

/** The power card of a seat; the first side of it while none is chosen. */
export function powerOf(view: View, seat: number): string {
  return cardsIn(ofSeat(view, "power", seat))[0] ?? "";
}

/** A nation is called like its power card, which names its side as well. */
export function nationOf(view: View, seat: number, glossary: Glossary): string {
  return glossary.title(powerOf(view, seat)).replace(/ \(.*\)$/, "");
}

/** The places of the market in the order in which they lie, each with its card, its tokens and its tucked unrest. */
export function marketOf(view: View): { zone: Zone; tokens: Counter[]; under: Zone | undefined }[] {
  return view.zones
    .filter((zone) => zone.group === "market" && zone.layout === "row")
    .map((zone) => ({
      zone,
      tokens: view.counters.filter((counter) => counter.group === zone.key),
      under: view.zones.find((other) => other.group === zone.key),
    }));
}

/** The cards of a zone. No two are alike here; but a view that follows events may have one twice for a moment. */
export function cardsIn(zone: Zone | undefined): string[] {
  return [...new Set(zone?.cards ?? [])];
}

/** The cards that a seat has in play in one of its zones. */
export function laidIn(view: View, name: "play" | "extra" | "power", seat: number): Laid[] {
  const zone = ofSeat(view, name, seat);
  return cardsIn(zone).map((card) => ({
    zone: zone!,
    card,
    tokens: view.counters.filter((counter) => counter.key.endsWith(`:stored:${card}`)),
    exhausted: view.counters.some((counter) => counter.key === `exhausted:${card}`),
    under: zoneOf(view, `garrison:${seat}:${card}`),
  }));
}

/** The exhaustion tokens of a seat that lie on something: cards, its nation deck, its development area. */
export function exhaustedOf(view: View, seat: number): Counter[] {
  return view.counters.filter((counter) => counter.owner === seat && counter.key.startsWith("exhausted:"));
}

export function poolOf(view: View, seat: number): Counter[] {
  return view.counters.filter((counter) => counter.owner === seat && counter.group === "pool");
}

/** The term of a counter of tokens: `materials` of `@imperium-materials`. */
export function termOf(counter: Counter): string {
  return counter.name.slice(counter.name.lastIndexOf("-") + 1);
}

/** The events of the turn that goes on. */
export function thisTurn(events: readonly EventInfo[]): readonly EventInfo[] {
  const begin = events.findLastIndex((event) => event.turn?.seat !== undefined && event.turn.seat !== null && event.id.endsWith("-turn"));
  return begin < 0 ? [] : events.slice(begin);
}

/** What a seat has played in this turn and does not have in play any more: played cards go on as soon as they are done. */
export function playedBy(view: View, events: readonly EventInfo[], seat: number): string[] {
  const play = ofSeat(view, "play", seat);
  const came = thisTurn(events).filter(({ kind, args }) => kind === "moved" && args["seat"] === seat && args["target"] === play?.key);
  return came.map(({ args }) => String(args["card"])).filter((card) => !play?.cards?.includes(card));
}
