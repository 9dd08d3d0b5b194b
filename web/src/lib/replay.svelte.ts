/** A finished game, step by step, as one of its seats or a spectator saw it. */
import { api, inWords } from "./api.ts";
import { Choosing } from "./choosing.svelte.ts";
import { language, type Lang } from "./language.svelte.ts";
import type { EventInfo, Frame } from "./model.ts";
import { Motion } from "./motion.svelte.ts";
import { Unfolding } from "./unfolding.svelte.ts";

const CHUNK = 50;
const PACE = 1100;
/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

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

  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = new Set<number>();
  #edition = 0;

  readonly frame = $derived(this.#frames.get(this.step) ?? null);
  /** Everything that has happened so far, as far as it was fetched. */
  readonly events = $derived.by((): EventInfo[] => {
    const steps = [...this.#frames.keys()].filter((step) => step <= this.step).sort((a, b) => a - b);
    return steps.flatMap((step) => this.#frames.get(step)?.events ?? []);
  });

  constructor(readonly id: string) {}

  /** From whose eyes, and in which language. Frames seen otherwise are forgotten. */
  async look(seat: number | null, lang: Lang): Promise<void> {
    this.#edition += 1;
    this.#asking.clear();
    const edition = this.#edition;
    const frames = await this.#fetch(0, this.step + CHUNK, seat, lang);
    if (edition !== this.#edition || !frames) return;
    this.seat = seat;
    this.lang = lang;
    this.#frames = frames;
  }

  async go(step: number): Promise<void> {
    const target = Math.max(0, Math.min(step, this.steps));
    await this.#need(target);
    const next = this.#frames.get(target);
    const forward = target === this.step + 1;
    await this.motion.play(forward && next ? next.events : [], () => (this.step = target));
    void this.#need(Math.min(this.steps, target + CHUNK / 2));
  }

  /** To where the next turn begins, or back to where this one began, or the one before it. */
  async turn(way: 1 | -1): Promise<void> {
    const from = way > 0 ? this.step : this.step - 1;
    await this.#need(Math.max(0, from));
    const here = this.#turnAt(from);
    let step = from;
    do {
      step += way;
      await this.#need(step);
    } while (step > 0 && step < this.steps && this.#turnAt(step) === here);
    const left = way < 0 && this.#turnAt(step) !== here;
    await this.go(left ? step + 1 : step);
  }

  /** To the step that brought about an event of the log, the first being number 0. */
  async moment(event: number): Promise<void> {
    let count = 0;
    for (let step = 0; step <= this.steps; step += 1) {
      await this.#need(step);
      count += this.#frames.get(step)?.events.length ?? 0;
      if (count > event) return this.go(step);
    }
  }

  /** The number of the turn that a step belongs to. */
  #turnAt(step: number): number | undefined {
    for (let at = step; at >= 0; at -= 1) {
      const turn = this.#frames.get(at)?.events.findLast((event) => event.turn)?.turn;
      if (turn) return turn.number;
    }
    return undefined;
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

  /** Have all frames up to a step, so that the log has no gaps. */
  async #need(step: number): Promise<void> {
    const from = this.#frames.size;
    if (step < from || this.#asking.has(from)) return;
    this.#asking.add(from);
    const edition = this.#edition;
    const frames = await this.#fetch(from, step, this.seat, this.lang);
    this.#asking.delete(from);
    if (edition === this.#edition && frames) this.#frames = new Map([...this.#frames, ...frames]);
  }

  async #fetch(from: number, to: number, seat: number | null, lang: Lang): Promise<Map<number, Frame> | null> {
    const found = new Map<number, Frame>();
    try {
      let last = to;
      for (let step = from; step <= last; step += CHUNK) {
        const { steps, frames } = await api.replay(this.id, step, seat, lang);
        this.steps = steps;
        last = Math.min(to, steps);
        for (const frame of frames) found.set(frame.step, frame);
      }
      return found;
    } catch (error) {
      this.trouble = inWords(error);
      return null;
    }
  }
}
