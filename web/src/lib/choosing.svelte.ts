/** What I may choose now, where it lies on the table, and the picks that I have gathered. */
import type { Decision, Option, View, Zone } from "./model.ts";


/** A card on the table: the nth of those alike in a zone. */
export type Place = string;

export interface Pick {
  key: string;
  place: Place;
}

export function placeOf(zone: string, card: string, nth: number): Place {
  return `${zone}/${card}/${nth}`;
}

/** The key without its kind: `science-2` of `card:science-2`. */
export function nameOf(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}

/** The zones in which a card among the options may be clicked. */
export function zonesOf(decision: Decision, key: string, view: View): Zone[] {
  const card = nameOf(key);
  const holding = view.zones.filter((zone) => zone.cards?.includes(card));
  if (decision.zone) return holding.filter((zone) => within(zone.key, decision.zone));
  // The decision does not say where: rather what lies open before me than the like of it in my hand.
  const mine = holding.filter((zone) => zone.owner === decision.seat);
  const open = mine.filter((zone) => zone.layout !== "hand");
  return open.length ? open : mine.length ? mine : holding;
}

function within(zone: string, place: string): boolean {
  return zone === place || zone.startsWith(`${place}:`);
}

/** How many picks one gesture gathers: asks for several cards count down, a card at a time. */
export function seriesOf(decision: Decision): number {
  const count = decision.args["count"];
  const cards = decision.options?.every((option) => option.kind === "card");
  return cards && typeof count === "number" && count > 1 ? count : 1;
}

export class Choosing {
  #decision = $state.raw<Decision | null>(null);
  #view = $state.raw<View | null>(null);
  picks = $state.raw<Pick[]>([]);
  busy = $state(false);

  /** @param send hands the finished gesture on: one key, or a series of them. */
  constructor(private readonly send: (keys: string[]) => void) {}

  readonly options = $derived(this.#decision?.options ?? []);
  readonly size = $derived(this.#decision ? seriesOf(this.#decision) : 1);
  readonly complete = $derived(this.picks.length === this.size);
  readonly #lit = $derived(this.#litZones());

  /** Options that have no place on the table: they become buttons where the question stands. */
  readonly elsewhere = $derived(this.options.filter((one) => one.kind !== "card" || !this.#lit.has(one.key)));

  get decision(): Decision | null {
    return this.#decision;
  }

  /**
   * A new position: what was picked for the last question is forgotten.
   *
   * @param again the same question in other words: the picks stay.
   */
  ask(decision: Decision | null, view: View, again = false): void {
    this.#view = view;
    this.#decision = decision?.options ? decision : null;
    if (again) return;
    this.picks = [];
    this.busy = false;
  }

  find(key: string): Option | undefined {
    return this.busy ? undefined : this.options.find((option) => option.key === key);
  }

  mayCard(zone: string, card: string): boolean {
    return !this.busy && (this.#lit.get(`card:${card}`)?.has(zone) ?? false);
  }

  may(key: string): boolean {
    return this.find(key) !== undefined;
  }

  picked(place: Place): number {
    return this.picks.findIndex((pick) => pick.place === place) + 1;
  }

  /** A click on something lit. It sends at once, or joins the series, or leaves it again. */
  take(key: string, place: Place = key): void {
    if (!this.may(key)) return;
    if (this.size === 1) return this.#hand([key]);
    if (this.picked(place)) this.picks = this.picks.filter((pick) => pick.place !== place);
    else if (!this.complete) this.picks = [...this.picks, { key, place }];
  }

  clear(): void {
    this.picks = [];
  }

  confirm(): void {
    if (this.size > 1 && this.complete && !this.busy) this.#hand(this.picks.map((pick) => pick.key));
  }

  #hand(keys: string[]): void {
    this.busy = true;
    this.send(keys);
  }

  #litZones(): Map<string, Set<string>> {
    const lit = new Map<string, Set<string>>();
    if (!this.#decision || !this.#view) return lit;
    for (const option of this.options) {
      if (option.kind !== "card") continue;
      const zones = zonesOf(this.#decision, option.key, this.#view);
      if (zones.length) lit.set(option.key, new Set(zones.map((zone) => zone.key)));
    }
    return lit;
  }
}
