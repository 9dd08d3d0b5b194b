/** What the others did while I waited: from the events and their turns alone, and from what I saw when I stopped. */
import { cardsOf } from "./following.ts";
import type { Counter, EventInfo, View } from "./model.ts";

/** What one of them did, between turns where `seat` is null. */
export interface Doing {
  seat: number | null;
  events: EventInfo[];
  /** Those worth a line: what was done with open cards, and whatever was done to me. */
  told: EventInfo[];
}

export interface News {
  doings: Doing[];
  /** Where cards have come to lie: `zone/card`. */
  cards: ReadonlySet<string>;
  /** By key of the counter: by how much it has changed. */
  counters: ReadonlyMap<string, number>;
}

export const NO_NEWS: News = { doings: [], cards: new Set(), counters: new Map() };

/** What happened between my last turn and the one that I have now, or until now. */
export function newsFor(me: number, events: readonly EventInfo[], left: View | null, now: View): News {
  const since = sinceMine(me, events);
  const piles = new Set(now.zones.filter((zone) => zone.layout === "pile" || zone.layout === "stack").map((zone) => zone.key));
  const isWorth = (one: EventInfo): boolean => isTold(one, me, piles);
  const doings = bySeat(since).map(({ seat, events: done }) => ({ seat, events: done, told: done.filter(isWorth) }));
  return {
    doings,
    cards: new Set(since.flatMap(({ event }) => arrivals(event))),
    counters: left ? changedCounters(left.counters, now.counters) : new Map(),
  };
}

interface Placed {
  event: EventInfo;
  seat: number | null;
}

/** The events after my last turn; those of the turn that I am in are mine. */
function sinceMine(me: number, events: readonly EventInfo[]): Placed[] {
  let seat: number | null = null;
  const placed = events.map((event) => ({ event, seat: event.turn ? (seat = event.turn.seat) : seat }));
  const end = placed.findLastIndex((one) => one.seat !== me) + 1;
  const start = placed.slice(0, end).findLastIndex((one) => one.seat === me) + 1;
  return start ? placed.slice(start, end) : [];
}

function bySeat(placed: readonly Placed[]): { seat: number | null; events: EventInfo[] }[] {
  const found = new Map<number | null, EventInfo[]>();
  for (const { event, seat } of placed) found.set(seat, [...(found.get(seat) ?? []), event]);
  return [...found].map(([seat, events]) => ({ seat, events }));
}

/** Was something done with a card that everybody sees, or was it done to me? What goes to a pile is seldom worth a line. */
function isTold({ kind, args }: EventInfo, me: number, piles: ReadonlySet<string>): boolean {
  if (args["other"] === me || [args["source"], args["target"]].some((zone) => String(zone).endsWith(`:${me}`))) return true;
  const open = typeof args["card"] === "string" && typeof args["seat"] === "number";
  return (kind === "moved" || kind === "used") && open && !piles.has(String(args["target"]));
}

/** The places where an event has laid cards that everybody sees. */
function arrivals(event: EventInfo): string[] {
  const { target } = event.args;
  if (typeof target !== "string" || event.kind === "shuffled") return [];
  return cardsOf(event).flatMap((card) => (card === null ? [] : [`${target}/${card}`]));
}

function changedCounters(before: readonly Counter[], now: readonly Counter[]): Map<string, number> {
  const had = new Map(before.map((one) => [one.key, one.value]));
  const by = now.map(({ key, value }): [string, number] => [key, value - (had.get(key) ?? 0)]);
  return new Map(by.filter(([, change]) => change !== 0));
}

/** The card that a seat played last, openly and from its hand. */
export function playedLast(seat: number, events: readonly EventInfo[]): string | undefined {
  const last = events.findLast(({ kind, args }) => kind === "moved" && args["source"] === `hand:${seat}` && typeof args["card"] === "string");
  return last && String(last.args["card"]);
}
