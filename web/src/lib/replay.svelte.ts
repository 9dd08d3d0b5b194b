/** A finished game, step by step, as one of its seats or a spectator saw it. */
import { api, inWords } from "./api.ts";
import { Choosing } from "./choosing.svelte.ts";
import { language, type Lang } from "./language.svelte.ts";
import type { EventInfo, Frame, TurnStart } from "./model.ts";
import { Motion } from "./motion.svelte.ts";
import { Unfolding } from "./unfolding.svelte.ts";

const CHUNK = 50;
/** So many lines of the log are fetched at least. */
const LINES = 60;
const PACE = 1100;
/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** The first step of the chunk that a step belongs to: the same chunks are asked for wherever one begins. */
const chunkOf = (step: number): number => step - (step % CHUNK);

export class Replay {
  step = $state(0);
  /** The number of the last step; known after the first answer. */
  steps = $state(0);
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  lang = $state<Lang>(language.current);
  trouble = $state("");
  readonly motion = new Motion();
  /** A step of a replay shows all that came of a choice; the turn in it can be looked at step by step. */
  readonly unfolding = new Unfolding();
  /** Nothing is asked of whoever looks back. */
  readonly choosing = new Choosing(() => undefined);

  /** Where the turns begin: known after the first answer, so that none need be fetched to be gone to. */
  turns = $state.raw<readonly TurnStart[]>([]);

  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Chunks on their way, by their first step. */
  #asking = new Map<number, Promise<void>>();
  #edition = 0;
  /** Where somebody wants to be: of several wishes the last one counts, whichever is fetched first. */
  #wanted = 0;

  readonly frame = $derived(this.#frames.get(this.step) ?? null);
  /** The first of the steps up to here that were fetched without a gap. */
  readonly #since = $derived.by(() => {
    let since = this.step;
    while (this.#frames.has(since - 1)) since -= 1;
    return since;
  });
  /** What has happened up to here, but for so many events at the beginning that were not fetched. */
  readonly missing = $derived(this.#frames.get(this.#since)?.first ?? 0);
  readonly events = $derived.by((): EventInfo[] => {
    const steps = Array.from({ length: this.step + 1 - this.#since }, (_, at) => this.#since + at);
    return steps.flatMap((step) => this.#frames.get(step)?.events ?? []);
  });

  constructor(
    readonly id: string,
    step = 0,
  ) {
    this.step = this.#wanted = step;
  }

  /** From whose eyes, and in which language. Frames seen otherwise are forgotten. */
  async look(seat: number | null, lang: Lang): Promise<void> {
    this.#edition += 1;
    this.#asking.clear();
    const edition = this.#edition;
    try {
      const [frames, turns] = await Promise.all([this.#fetch(chunkOf(this.step), seat, lang), this.#contents()]);
      if (edition !== this.#edition) return;
      [this.seat, this.lang, this.turns, this.#frames] = [seat, lang, turns, frames];
    } catch (error) {
      this.trouble = inWords(error);
    }
    await this.go(this.#wanted);
  }

  async go(step: number): Promise<void> {
    const target = Math.max(0, Math.min(step, this.steps));
    this.#wanted = target;
    await this.#have(target);
    const next = this.#frames.get(target);
    if (!next || this.#wanted !== target) return;
    const forward = target === this.step + 1;
    // The step is made at once; cards that fly there are waited for by nobody.
    void this.motion.play(forward ? next.events : [], () => (this.step = target));
    this.#lookAhead();
  }

  /** To where the next turn begins, or back to where this one began, or the one before it. */
  async turn(way: 1 | -1): Promise<void> {
    const steps = this.turns.map((turn) => turn.step);
    const next = way > 0 ? steps.find((step) => step > this.step) : steps.findLast((step) => step < this.step);
    await this.go(next ?? (way > 0 ? this.steps : 0));
  }

  /** To the step that brought about an event of the log, the first being number 0. */
  async moment(event: number): Promise<void> {
    let step = this.turns.findLast((turn) => turn.event <= event)?.step ?? 0;
    for (; step < this.steps; step += 1) {
      await this.#have(step);
      const frame = this.#frames.get(step);
      if (!frame || frame.first + frame.events.length > event) break;
    }
    await this.go(step);
  }

  /** Fetch what happened before the log begins. */
  async earlier(): Promise<void> {
    await this.#have(this.#since - 1);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.step >= this.steps) this.step = 0;
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      void this.go(this.step + 1).then(() => {
        if (this.step >= this.steps) this.pause();
        else if (this.playing) this.#tick();
      });
    }, PACE / this.speed);
  }

  /** What is likely to be wanted next: steps to come, and enough of the log. Nobody waits for it. */
  #lookAhead(): void {
    const wanted = [Math.min(this.steps, this.step + CHUNK / 2)];
    if (this.missing && this.events.length < LINES) wanted.push(this.#since - 1);
    for (const step of wanted) this.#need(step).catch(() => {});
  }

  async #have(step: number): Promise<void> {
    try {
      await this.#need(step);
    } catch (error) {
      this.trouble = inWords(error);
    }
  }

  #need(step: number): Promise<void> {
    const from = chunkOf(step);
    if (step < 0 || this.#frames.has(step)) return Promise.resolve();
    const asked = this.#asking.get(from) ?? this.#load(from);
    this.#asking.set(from, asked);
    return asked;
  }

  async #load(from: number): Promise<void> {
    const edition = this.#edition;
    try {
      const frames = await this.#fetch(from, this.seat, this.lang);
      if (edition === this.#edition) this.#frames = new Map([...this.#frames, ...frames]);
    } finally {
      if (edition === this.#edition) this.#asking.delete(from);
    }
  }

  async #fetch(from: number, seat: number | null, lang: Lang): Promise<Map<number, Frame>> {
    const { steps, frames } = await api.replay(this.id, from, seat, lang);
    this.steps = steps;
    return new Map(frames.map((frame) => [frame.step, frame]));
  }

  async #contents(): Promise<readonly TurnStart[]> {
    return this.turns.length ? this.turns : (await api.turns(this.id)).turns;
  }
}
