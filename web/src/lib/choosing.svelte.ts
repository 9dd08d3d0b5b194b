/** What I may choose now, where it lies on the table, and the picks that I have gathered. */
import type { Decision, Option, View } from "./model.ts";

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

export class Choosing {
  #decision = $state.raw<Decision | null>(null);
  #view = $state.raw<View | null>(null);
  picks = $state.raw<Pick[]>([]);
  busy = $state(false);

  /** @param send hands the finished gesture on: one key, or a series of them. */
  constructor(private readonly send: (keys: string[]) => void) {}

  readonly options = $derived(this.#decision?.options ?? []);
  /** How many picks one gesture gathers at the most: the question says it. */
  readonly size = $derived(this.#decision?.most ?? 1);
  readonly complete = $derived(this.picks.length === this.size);
  /** May the picks be sent as they are? A question for "up to three" is content with fewer. */
  readonly enough = $derived(this.picks.length >= Math.max(1, this.#decision?.least ?? 1));
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
    return !this.busy && this.#lit.get(`card:${card}`) === zone;
  }

  may(key: string): boolean {
    return this.find(key) !== undefined;
  }

  picked(place: Place): number {
    return this.picks.findIndex((pick) => pick.place === place) + 1;
  }

  /** A click on something lit. It sends at once, or joins the series, or leaves it again. */
  take(key: string, place: Place = key): void {
    const option = this.find(key);
    if (!option) return;
    if (this.size === 1 || option.kind !== "card") return this.#hand([...this.picks.map((pick) => pick.key), key]);
    if (this.picked(place)) this.picks = this.picks.filter((pick) => pick.place !== place);
    else if (!this.complete) this.picks = [...this.picks, { key, place }];
  }

  clear(): void {
    this.picks = [];
  }

  /** Send the picks; where more could have been picked, say that these are all. */
  confirm(): void {
    if (this.size === 1 || !this.enough || this.busy) return;
    const done = this.complete ? [] : this.options.filter((one) => one.kind === "done");
    this.#hand([...this.picks, ...done].map((one) => one.key));
  }

  #hand(keys: string[]): void {
    this.busy = true;
    this.send(keys);
  }

  #litZones(): Map<string, string> {
    const shown = new Set(this.#view?.zones.map((zone) => zone.key));
    const lying = this.options.filter((one) => one.kind === "card" && shown.has(one.zone ?? ""));
    return new Map(lying.map((one) => [one.key, one.zone ?? ""]));
  }
}
