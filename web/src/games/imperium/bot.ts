/** What lies before a solo bot: its slots by their markers, the die, its decks. */
import type { View, Zone } from "../../lib/model.ts";
import { valueOf, zoneOf } from "./places.ts";

export interface Slot {
  number: number;
  zone: Zone;
}

/** The slot markers of the market's places, as the view lists them: region, uncivilised, civilised, and the main deck's two. */
const MARKERS = [3, 2, 1, 4, 5];

/** The number after the colon: 3 of `slot:3`. */
const numberOf = (key: string): number => Number(key.slice(key.indexOf(":") + 1));

export function slotsOf(view: View): Slot[] {
  const slots = view.zones.filter((zone) => zone.key.startsWith("slot:"));
  return slots.map((zone) => ({ number: numberOf(zone.key), zone })).sort((a, b) => a.number - b.number);
}

/** Only a bot has slots: without one, no marker lies in the market. */
export function markerOf(zone: Zone, view: View): number | undefined {
  const [name, place] = zone.key.split(":");
  return name === "market" && zoneOf(view, "slot:1") ? MARKERS[Number(place)] : undefined;
}

export function dieOf(view: View): number {
  return valueOf(view, "die");
}
