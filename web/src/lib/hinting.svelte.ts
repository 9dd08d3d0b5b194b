/** A hint, and how far its line was followed: it stays as long as I do what it says. */
import type { Advice, Decision, Hint, LineStep, Step } from "./model.ts";

export class Hinting {
  hint = $state.raw<Hint | null>(null);
  /** How many steps of the best line I have taken. */
  at = $state(0);
  /** What is to be done, key by key: at least the option itself. */
  readonly #line = $derived.by(() => {
    const best = this.hint?.advice[0];
    if (!best) return [];
    return best.line.length ? best.line.map((step) => step.key) : [best.key];
  });

  show(hint: Hint): void {
    this.hint = hint;
    this.at = 0;
  }

  drop(): void {
    this.hint = null;
    this.at = 0;
  }

  /** What is to be done next, when these steps are gathered and not yet sent; nothing where they are others. */
  advised(gathered: readonly Step[]): readonly string[] {
    const keys = gathered.flatMap((step) => step.keys);
    const rest = this.#line.slice(this.at);
    return keys.every((key, nth) => key === rest[nth]) ? rest.slice(keys.length) : [];
  }

  /** I have answered: either as the line says, or the hint is over. */
  answer(steps: readonly Step[]): void {
    const keys = steps.flatMap((step) => step.keys);
    if (keys.every((key, nth) => key === this.#line[this.at + nth])) this.at += keys.length;
    else this.drop();
  }

  /** Another question: the line goes on where it offers what comes next. Search has imagined what it could not know. */
  ask(mine: Decision | null): void {
    const next = this.#line[this.at];
    if (!this.at || !mine?.options?.some((option) => option.key === next)) this.drop();
  }
}

/** So many options of a hint are told, the others only if so much speaks for them. */
const SHOWN = 3;
const LEAST = 0.01;
/** So many steps of a line are told at a time: a whole turn would fill a phone. */
const AHEAD = 5;

/** The best option, and others that could be as good. */
export function worthTelling(advice: readonly Advice[]): readonly Advice[] {
  return advice.slice(0, SHOWN).filter((one, place) => !place || one.share >= LEAST);
}

/** The step of a line that was taken last and those that come next, each with its place; and whether more follow. */
export function near(line: readonly LineStep[], at: number): { steps: { step: LineStep; place: number }[]; more: boolean } {
  const first = Math.max(0, at - 1);
  const steps = line.slice(first, first + AHEAD).map((step, nth) => ({ step, place: first + nth }));
  return { steps, more: first + AHEAD < line.length };
}

/** Do these steps, or an option alone, do what is advised, as far as both go? */
export function isAdvised(advised: readonly string[], keys: readonly string[]): boolean {
  return advised.length > 0 && keys.length > 0 && keys.slice(0, advised.length).every((key, nth) => key === advised[nth]);
}
