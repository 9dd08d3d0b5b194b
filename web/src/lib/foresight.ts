/**
 * Ways through what the server foresees, for any game: no rule is known here.
 *
 * A question may say what would be asked after each of its options (`then`). What follows an option that is not
 * there cannot be known before it is taken: something is revealed, chance is asked, or somebody else decides.
 */
import type { Decision, Option, Step } from "./model.ts";

/** Answers that lead somewhere: the options on the way, the last one included, and what is asked after it. */
export interface Way {
  options: Option[];
  steps: Step[];
  /** null where that is not known yet. */
  then: Decision | null;
  /** Nothing happens on the way: it only opens menus, and what is shown is true at its end. */
  still: boolean;
}

/** What is asked after an option, if that is known. */
export function after(decision: Decision, key: string): Decision | null {
  return decision.then?.[key] ?? null;
}

/** What is asked after several answers; null where one of them leads to what nobody knows yet. */
export function afterAll(decision: Decision, steps: readonly Step[]): Decision | null {
  let open: Decision | null = decision;
  for (const step of steps) open = open && step.keys.length === 1 ? after(open, step.keys[0]!) : null;
  return open;
}

/** Every way from a question on, shorter ones before those that go on from them. */
export function* ways(decision: Decision, before: Way = { options: [], steps: [], then: decision, still: true }): Generator<Way> {
  for (const option of decision.options ?? []) {
    const then = after(decision, option.key);
    const step = { ask: decision.id, keys: [option.key] };
    const still = before.still && (then?.still ?? false);
    const way = { options: [...before.options, option], steps: [...before.steps, step], then, still };
    yield way;
    if (then) yield* ways(then, way);
  }
}

/** What can be done with a card where it lies: the ways that lead to it before any other card is chosen. */
export function verbs(decision: Decision, zone: string, card: string): Way[] {
  const isIt = (option: Option): boolean => option.key === `card:${card}` && (option.zone ?? "") === zone;
  const leads = ({ options }: Way): boolean => isIt(options.at(-1)!) && options.slice(0, -1).every((one) => one.kind !== "card");
  return [...ways(decision)].filter(leads);
}
