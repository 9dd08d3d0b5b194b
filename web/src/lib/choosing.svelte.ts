/**
 * What I may choose now, where it lies on the table, and what I have gathered and not yet sent.
 *
 * Two things are gathered: the picks of a series, which answer one question, and the steps of a gesture, which
 * answer one question after another as far as the server foresees them. Until it is sent, all of it can be taken
 * back, and the server knows nothing of it.
 */
import { asideOf, deedsOf, NO_DEEDS, type Deed } from "./deeds.ts";
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
  /** Picks of the series that will be asked next, made beforehand. */
  extra = $state.raw<Pick[]>([]);
  /** The gesture so far: answers to the open question and to those foreseen after it. */
  steps = $state.raw<Step[]>([]);
  /** An answer is on its way. */
  busy = $state(false);
  /** A question has just come: what is pressed now was meant for the one before. */
  fresh = $state(false);
  #settling: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param send hands the finished gesture on: one answer, or several to one question after another.
   * @param settle for how many milliseconds a new question takes no answer.
   */
  constructor(
    private readonly send: (steps: Step[]) => void,
    private readonly settle: () => number = () => 0,
  ) {}

  /** What is to be answered now: the open question, or within a gesture the one foreseen after it. */
  readonly decision = $derived(this.#asked && afterAll(this.#asked, this.steps));
  readonly options = $derived(this.decision?.options ?? []);
  /** How many picks one gesture gathers at the most: the question says it. */
  readonly size = $derived(this.decision?.most ?? 1);
  readonly complete = $derived(this.picks.length === this.size);
  /** May the picks be sent as they are? A question for "up to three" is content with fewer. */
  readonly enough = $derived(this.picks.length >= Math.max(1, this.decision?.least ?? 1));
  readonly #zones = $derived(new Set(this.#view?.zones.map((zone) => zone.key)));
  readonly #deeds = $derived(this.decision ? deedsOf(this.decision, this.#zones) : NO_DEEDS);
  /** The series that comes next whatever is chosen: its cards may be picked first. */
  readonly aside = $derived(this.decision && asideOf(this.decision));
  /** The zones with something lit, and how many cards there. */
  readonly #lit = $derived(countBy([...this.#deeds.cards].filter(([, deeds]) => deeds.some((deed) => !deed.careful)).map(([place]) => zoneOf(place))));

  /** What is done nowhere on the table: buttons where the question stands. */
  readonly buttons = $derived(this.#deeds.buttons);
  /** Cards to choose from that lie in no zone here: they are laid out where the question stands. */
  readonly loose = $derived(this.#deeds.loose);
  /** Is nothing to be heard just now? */
  readonly deaf = $derived(this.busy || this.fresh);

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
    this.extra = [];
    this.picks = this.#forced();
    this.busy = false;
    this.#begin();
  }

  /** Where all must be picked, they are; only their order is still mine. */
  #forced(): Pick[] {
    const [cards, size] = [this.pickable, this.size];
    const lying = cards.reduce((sum, one) => sum + (this.#view?.zones.find((zone) => zone.key === one.zone)?.cards?.filter((card) => card === nameOf(one.key)).length ?? 1), 0);
    const isAll = size > 1 && this.decision?.least === size && lying === size && this.options.length === size;
    return isAll ? cards.map((one) => ({ key: one.key, place: placeOf(one.zone ?? "", nameOf(one.key), 0) })) : [];
  }

  /** Whoever clicks twice, or just when the question changes, has answered once. */
  #begin(): void {
    clearTimeout(this.#settling);
    const wait = this.#asked ? this.settle() : 0;
    this.fresh = wait > 0;
    if (wait) this.#settling = setTimeout(() => (this.fresh = false), wait);
  }

  find(key: string): Option | undefined {
    return this.busy ? undefined : this.options.find((option) => option.key === key);
  }

  /** Is there something to do with a card where it lies? */
  mayCard(zone: string, card: string): boolean {
    return !this.busy && (this.#plainly(zone, card) || this.isPick(zone, card));
  }

  /** Does a click on it act, or at least open what can be done? What costs something first is offered, not lit. */
  #plainly(zone: string, card: string): boolean {
    return this.#deeds.cards.get(`${zone}/${card}`)?.some((deed) => !deed.careful) ?? false;
  }

  /** Is it picked by a click, together with others? */
  isPick(zone: string, card: string): boolean {
    if (this.busy) return false;
    const asked = this.size > 1 ? this.decision : this.aside;
    return asked?.options?.some((one) => one.key === `card:${card}` && (one.zone ?? "") === zone) ?? false;
  }

  /** How many cards are lit in some zones. */
  litIn(zones: readonly string[]): number {
    return this.busy ? 0 : zones.reduce((sum, zone) => sum + (this.#lit.get(zone) ?? 0), 0);
  }

  /** All that can be done with a card where it lies. */
  deeds(zone: string, card: string): readonly Deed[] {
    const deeds = (this.busy ? undefined : this.#deeds.cards.get(`${zone}/${card}`)) ?? [];
    return this.extra.length ? deeds.filter((deed) => deed.steps.length === 1).map((deed) => this.#withExtra(deed)) : deeds;
  }

  /** A deed with what was picked beforehand. */
  #withExtra(deed: Deed): Deed {
    const { id, most = 1 } = this.aside!;
    const keys = this.extra.map((pick) => pick.key);
    const step = { ask: id, keys: keys.length < most ? [...keys, "done"] : keys };
    return { ...deed, steps: [...deed.steps, step], then: null, still: false, more: "", targets: [] };
  }

  may(key: string): boolean {
    return this.find(key) !== undefined;
  }

  picked(place: Place): number {
    return [...this.picks, ...this.extra].findIndex((pick) => pick.place === place) + 1;
  }

  /** A click on something lit. It sends at once, or joins the series, or leaves it again. */
  take(key: string, place: Place = key): void {
    if (!this.find(key) && this.aside?.options?.some((one) => one.key === key)) return this.#pickBefore(key, place);
    const option = this.find(key);
    if (!option || this.fresh) return;
    if (this.size === 1 || option.kind !== "card") return this.#finish([...this.picks.map((pick) => pick.key), key]);
    if (this.picked(place)) this.picks = this.picks.filter((pick) => pick.place !== place);
    else if (!this.complete) this.picks = [...this.picks, { key, place }];
    if (this.#settled) this.confirm();
  }

  /** Are these all that must be picked, and is it known what comes next? Then it can be taken back, and needs no confirming. */
  get #settled(): boolean {
    if (!this.decision || !this.complete || this.decision.least !== this.size) return false;
    const picked = new Set(this.picks.map((pick) => pick.key));
    const keys = this.options.map((one) => one.key).filter((key) => picked.has(key));
    return keys.length === this.size && after(this.decision, keys.join(" ")) !== null;
  }

  #pickBefore(key: string, place: Place): void {
    if (this.deaf) return;
    if (this.extra.some((pick) => pick.place === place)) this.extra = this.extra.filter((pick) => pick.place !== place);
    else if (this.extra.length < (this.aside?.most ?? 1)) this.extra = [...this.extra, { key, place }];
  }

  /** The cards of a series, each as often as it may be picked. */
  get pickable(): Option[] {
    return this.options.filter((one) => one.kind === "card");
  }

  /** Pick everything that may be picked. */
  pickAll(): void {
    if (this.deaf) return;
    this.picks = this.pickable.slice(0, this.size).map(({ key, zone }) => ({ key, place: placeOf(zone ?? "", nameOf(key), 0) }));
  }

  /** Take back the picks of a series, or else the last step of a gesture. */
  clear(): void {
    if (this.picks.length) this.picks = [];
    else if (this.extra.length) this.extra = [];
    else this.back();
  }

  /** Send the picks; where more could have been picked, say that these are all. */
  confirm(): void {
    if (this.size === 1 || !this.enough || this.deaf) return;
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

  /** Answer; where that only opens a menu, go on to what is foreseen, and else send the whole gesture. */
  gather(key: string): void {
    const option = this.find(key);
    if (option && this.decision) this.#go([{ ask: this.decision.id, keys: [key] }], this.ahead(key)?.still ?? false);
  }

  /** The same with several answers at once: a verb and its card. */
  follow(way: Way): void {
    if (this.busy || !this.decision) return;
    if (this.size > 1) this.take(way.steps[0]!.keys[0]!);
    else this.#go(way.steps, way.still);
  }

  /** Answer further questions that were not foreseen, and send: the server stops where it asks something else. */
  finish(steps: Step[]): void {
    if (this.deaf || !this.decision) return;
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

  #go(steps: Step[], still: boolean): void {
    if (this.deaf) return;
    if (!still) return this.finish(steps);
    this.picks = [];
    this.steps = [...this.steps, ...steps];
    this.#begin();
  }

  #finish(keys: string[]): void {
    if (this.decision) this.finish([{ ask: this.decision.id, keys }]);
  }
}

const zoneOf = (place: string): string => place.slice(0, place.lastIndexOf("/"));

function countBy(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
