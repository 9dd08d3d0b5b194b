/** The answers that the board itself draws: they belong to the supply and not to a card. */
import { nameOf } from "../../lib/choosing.svelte.ts";
import type { Deed } from "../../lib/deeds.ts";
import type { Decision } from "../../lib/model.ts";

const WORK = "settlers-ask-work";
const STORE = "settlers-ask-store";

export function isPass(deed: Deed): boolean {
  return deed.options[0]?.key === "choice:pass";
}

/** A pair of workers for a good, the first one or another. */
export function isWork(deed: Deed): boolean {
  return deed.steps.some((step) => step.ask === WORK) && deed.options[0]?.kind !== "done";
}

/** The good that a pair of workers is spent on. */
export function workedFor(deed: Deed): string {
  return nameOf(deed.options.find((one) => one.kind === "resource")?.key ?? "");
}

export function isStoring(decision: Decision | null): decision is Decision {
  return decision?.id === STORE;
}

/** So much of a good is stored. */
export function isStored(deed: Deed): boolean {
  return deed.steps[0]?.ask === STORE;
}

/** May the turn have an action now? */
export function isTurn(decision: Decision | null): decision is Decision {
  return decision?.id === "settlers-ask-turn";
}

/** Has it had its action, so that only free moves are left? */
export function isAfter(decision: Decision | null): decision is Decision {
  return decision?.id === "settlers-ask-after";
}

/** All that a question offers, with what is foreseen after each option. */
export function offers(decision: Decision): Set<string> {
  const keys = new Set<string>();
  for (const option of decision.options ?? []) {
    keys.add(option.key);
    for (const next of decision.then?.[option.key]?.options ?? []) keys.add(`${option.key}/${next.key}`);
  }
  return keys;
}

/** Is everything that could still be done known from before the action? Then whoever acted has left it alone. */
export function nothingNew(after: Decision, before: ReadonlySet<string>): boolean {
  return [...offers(after)].every((key) => key === "done" || before.has(key));
}
