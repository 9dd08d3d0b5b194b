/**
 * What I may choose now, where it lies on the table, and what I have gathered and not yet sent.
 *
 * Two things are gathered: the picks of a series, which answer one question, and the steps of a gesture, which
 * answer one question after another as far as the server foresees them. Until it is sent, all of it can be taken
 * back, and the server knows nothing of it.
 */
import { after, afterAll, verbs, type Way } from "./foresight.ts";
import type { Decision, Option, Step, View } from "./model.ts";

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
  #asked = $state.raw<Decision | null>(null);
  #view = $state.raw<View | null>(null);
  picks = $state.raw<Pick[]>([]);
  /** The gesture so far: answers to the open question and to those foreseen after it. */
  steps = $state.raw<Step[]>([]);
  busy = $state(false);

  /** @param send hands the finished gesture on: one answer, or several to one question after another. */
  constructor(private readonly send: (steps: Step[]) => void) {}

  /** What is to be answered now: the open question, or within a gesture the one foreseen after it. */
  readonly decision = $derived(this.#asked && afterAll(this.#asked, this.steps));
  readonly options = $derived(this.decision?.options ?? []);
  /** How many picks one gesture gathers at the most: the question says it. */
  readonly size = $derived(this.decision?.most ?? 1);
  readonly complete = $derived(this.picks.length === this.size);
  /** May the picks be sent as they are? A question for "up to three" is content with fewer. */
  readonly enough = $derived(this.picks.length >= Math.max(1, this.decision?.least ?? 1));
  readonly #lit = $derived(this.#litZones());

  /** Options that have no place on the table: they become buttons where the question stands. */
  readonly elsewhere = $derived(this.options.filter((one) => one.kind !== "card" || !this.#lit.has(one.key)));

  /**
   * A new position: what was gathered for the last question is forgotten.
   *
   * @param again the same question in other words: what was gathered stays.
   */
  ask(decision: Decision | null, view: View, again = false): void {
    this.#view = view;
    this.#asked = decision?.options ? decision : null;
    if (again && this.decision) return;
    this.steps = [];
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
    if (this.size === 1 || option.kind !== "card") return this.#finish([...this.picks.map((pick) => pick.key), key]);
    if (this.picked(place)) this.picks = this.picks.filter((pick) => pick.place !== place);
    else if (!this.complete) this.picks = [...this.picks, { key, place }];
  }

  /** Take back the picks of a series, or else the last step of a gesture. */
  clear(): void {
    if (this.picks.length) this.picks = [];
    else this.back();
  }

  /** Send the picks; where more could have been picked, say that these are all. */
  confirm(): void {
    if (this.size === 1 || !this.enough || this.busy) return;
    const done = this.complete ? [] : this.options.filter((one) => one.kind === "done");
    this.#finish([...this.picks, ...done].map((one) => one.key));
  }

  // --- gestures --------------------------------------------------------------------------------------

  /** What can be done with a card where it lies, each as a way to `follow`. */
  verbs(zone: string, card: string): Way[] {
    return this.decision && !this.busy ? verbs(this.decision, zone, card) : [];
  }

  /** What would be asked if an option were taken, as far as that is known. */
  ahead(key: string): Decision | null {
    return this.decision && after(this.decision, key);
  }

  /** Answer, and go on to what is foreseen; where nothing is, the whole gesture is sent. */
  gather(key: string): void {
    const option = this.find(key);
    if (option && this.decision) this.#go([{ ask: this.decision.id, keys: [key] }], this.ahead(key));
  }

  /** The same with several answers at once: a verb and its card. */
  follow(way: Way): void {
    if (!this.busy && this.decision) this.#go(way.steps, way.then);
  }

  /** Answer further questions that were not foreseen, and send: the server stops where it asks something else. */
  finish(steps: Step[]): void {
    if (this.busy || !this.decision) return;
    this.busy = true;
    this.send([...this.steps, ...steps]);
  }

  /** Take back the last step of a gesture that has not been sent. */
  back(): void {
    if (this.busy) return;
    this.picks = [];
    this.steps = this.steps.slice(0, -1);
  }

  /** Take back the whole gesture. */
  drop(): void {
    if (this.busy) return;
    this.picks = [];
    this.steps = [];
  }

  #go(steps: Step[], then: Decision | null): void {
    if (!then) return this.finish(steps);
    this.picks = [];
    this.steps = [...this.steps, ...steps];
  }

  #finish(keys: string[]): void {
    if (this.decision) this.finish([{ ask: this.decision.id, keys }]);
  }

  #litZones(): Map<string, string> {
    const shown = new Set(this.#view?.zones.map((zone) => zone.key));
    const lying = this.options.filter((one) => one.kind === "card" && shown.has(one.zone ?? ""));
    return new Map(lying.map((one) => [one.key, one.zone ?? ""]));
  }
}
