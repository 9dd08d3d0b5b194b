/** A view that follows events, until the server's own view of what came of them is shown. */
import type { Counter, EventInfo, View, Zone } from "./model.ts";

/** Where cards lie after these events, and what counters show, as far as the events tell. Nothing else is known here. */
export function followed(view: View, events: readonly EventInfo[]): View {
  return events.reduce(after, view);
}

function after(view: View, event: EventInfo): View {
  const { source, target } = event.args;
  if (event.kind === "counted") return { ...view, counters: view.counters.map((one) => counted(one, event)) };
  if ((event.kind !== "moved" && event.kind !== "revealed") || typeof target !== "string" || source === target) return view;
  const cards = cardsOf(event);
  const lying = view.zones.some((zone) => zone.key === target) ? view.zones : [...view.zones, ...opened(view, source, target)];
  const zones = lying.map((zone) => (zone.key === source ? without(zone, cards) : zone.key === target ? joined(zone, cards) : zone));
  return { ...view, zones };
}

/** A place that is only there while something lies in it, beside where its card comes from. */
function opened(view: View, source: unknown, target: string): Zone[] {
  const beside = view.zones.find((zone) => zone.key === source);
  const name = `@${view.game}-zone-${target.split(":")[0]}`;
  return beside ? [{ ...beside, key: target, name, count: 0, cards: null }] : [];
}

/** A counter that the event names shows what was counted; tokens come into a pool and leave it. With another, they go from one to the other. */
function counted(counter: Counter, { args }: EventInfo): Counter {
  if (args["counter"] === counter.key) return { ...counter, value: Number(args["count"]) };
  if (counter.group !== "pool" || typeof args["change"] !== "number") return counter;
  const change = args["change"] * tokensOf(args["tokens"], counter.name);
  if (counter.owner === (args["other"] ?? args["seat"])) return { ...counter, value: counter.value + change };
  return counter.owner === args["seat"] ? { ...counter, value: counter.value - change } : counter;
}

/** How many of these tokens are of that kind. Each kind is told with its number: `@imperium-progress 2`. */
function tokensOf(tokens: unknown, kind: string): number {
  const told = Array.isArray(tokens) ? tokens.map(String).find((one) => one.startsWith(`${kind} `)) : undefined;
  return told ? Number(told.slice(kind.length + 1)) : 0;
}

/** The cards that moved; null for one that nobody has seen. */
export function cardsOf({ args }: EventInfo): (string | null)[] {
  if (typeof args["card"] === "string") return [args["card"]];
  if (Array.isArray(args["cards"])) return args["cards"] as string[];
  return Array.from({ length: Number(args["count"]) || 1 }, () => null);
}

function without(zone: Zone, cards: readonly (string | null)[]): Zone {
  const left = [...(zone.cards ?? [])];
  for (const card of cards) {
    const at = card === null ? -1 : left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return { ...zone, count: Math.max(0, zone.count - cards.length), cards: zone.cards && left };
}

function joined(zone: Zone, cards: readonly (string | null)[]): Zone {
  const known = cards.filter((card) => card !== null);
  const open = zone.cards ?? (zone.count || known.length < cards.length ? null : []);
  return { ...zone, count: zone.count + cards.length, cards: open && [...open, ...known] };
}
