/**
 * Cards move from where they were to where they go.
 *
 * Before a new position is shown, the places that cards leave are measured; after it, the places where
 * they arrive. Zones and cards on the table are found by `data-zone` and `data-card`, so any board that
 * marks its elements so has motion.
 */
import { tick } from "svelte";
import { cardsOf } from "./following.ts";
import type { EventInfo } from "./model.ts";
import { preferences } from "./preferences.svelte.ts";

export interface Flight {
  id: number;
  card: string | null;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

interface Departure {
  card: string | null;
  from: DOMRect;
  target: string;
}

const STAGGER = 70;
/** Beyond this many cards at once, more motion tells nothing more. */
const MOST = 12;
/** So many take off in one frame. */
const AT_ONCE = 2;

/** Cards that lie beside one another move aside for others. */
const SHIFT = { duration: 260, easing: "cubic-bezier(0.33, 1, 0.68, 1)" };

let flown = 0;

export class Motion {
  flights = $state.raw<Flight[]>([]);

  /** Show a position: `change` makes it so. */
  async play(events: readonly EventInfo[], change: () => void): Promise<void> {
    if (preferences.calm || document.hidden) return change();
    const departures = events.flatMap(departuresOf).slice(0, MOST);
    const before = whereShifting();
    change();
    await tick();
    // The browser lays the page out with the next frame anyway, and nobody sees anything before it: asked at once, it would do so within
    // the task that has just made the change, which is long enough.
    await nextFrame();
    // All is measured before anything is written: the page is laid out once.
    const arrived = departures.map((one, at) => arrival(one, at)).filter((one) => one !== null);
    const shifts = [...before].map(([card, was]) => shiftOf(card, was)).filter((one) => one !== null);
    for (const { card, x, y } of shifts) card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], SHIFT);
    // Cards take off in the frames that follow, for their faces are drawn anew: all at once would be a long wait on a slow processor.
    for (let first = 0; first < arrived.length; first += AT_ONCE) {
      await nextFrame();
      this.flights = [...this.flights, ...arrived.slice(first, first + AT_ONCE)];
    }
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function whereShifting(): Map<Element, DOMRect> {
  return new Map([...document.querySelectorAll("[data-shifting]")].map((one) => [one, one.getBoundingClientRect()]));
}

interface Shift {
  card: Element;
  x: number;
  y: number;
}

function shiftOf(card: Element, was: DOMRect): Shift | null {
  if (!card.isConnected) return null;
  const { x, y } = card.getBoundingClientRect();
  return x === was.x && y === was.y ? null : { card, x: was.x - x, y: was.y - y };
}

function departuresOf(event: EventInfo): Departure[] {
  const { source, target } = event.args;
  if (typeof source !== "string" || typeof target !== "string" || !travels(event)) return [];
  return cardsOf(event).flatMap((one) => {
    const from = whereabouts(source, one);
    return from ? [{ card: one, from, target }] : [];
  });
}

/** Does a card go somewhere? One that is turned up may stay where it lies. */
function travels({ kind, args }: EventInfo): boolean {
  return kind === "moved" || (kind === "revealed" && args["source"] !== args["target"]);
}

function arrival(departure: Departure, at: number): Flight | null {
  const to = whereabouts(departure.target, departure.card);
  if (!to) return null;
  flown += 1;
  return { id: flown, card: departure.card, from: departure.from, to, delay: at * STAGGER };
}

/** The place of a card in a zone; of the zone itself where the card does not lie open, and else of its owner. */
function whereabouts(zone: string, card: string | null): DOMRect | null {
  const place = document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
  const shown = card === null ? null : place?.querySelector(`[data-card="${CSS.escape(card)}"]`);
  const owner = /:(\d+)/.exec(zone)?.[1];
  // A card may be folded away; then its zone stands for it.
  const places = [shown, place, owner === undefined ? null : document.querySelector(`[data-seat="${owner}"]`)];
  return places.map((one) => one && seen(one)).find((box) => box) ?? null;
}

/** Where something is seen: what the board has scrolled out of sight is not. */
function seen(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect();
  const frame = element.closest("main")?.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const inside = !frame || (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom);
  return box.width > 0 && inside ? box : null;
}
