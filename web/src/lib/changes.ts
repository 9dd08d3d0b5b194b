/** A view after changes: the server sends whole what a connection begins with, and then what is new. */
import type { Changes, View } from "./model.ts";

/** First what is gone, by its place before; then what has come or changed, by its place now. */
export function changed(view: View, changes: Changes): View {
  const zones = without(view.zones, changes.zones_gone);
  for (const { at, came, zone, count = 0, cards = null } of changes.zones ?? []) {
    if (zone) zones.splice(at, came ? 0 : 1, zone);
    else zones[at] = { ...zones[at]!, count, cards };
  }
  const counters = without(view.counters, changes.counters_gone);
  for (const { at, came, counter, value = 0 } of changes.counters ?? []) {
    if (counter) counters.splice(at, came ? 0 : 1, counter);
    else counters[at] = { ...counters[at]!, value };
  }
  return { ...view, turn: changes.turn, stage: changes.stage, zones, counters };
}

function without<Item>(items: Item[], places: number[] = []): Item[] {
  return items.filter((_, at) => !places.includes(at));
}
