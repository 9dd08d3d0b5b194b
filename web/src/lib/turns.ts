/** The turns of a recorded game: what they are called, and which of them one is in. */
import type { Glossary } from "./glossary.ts";
import { groupedBy } from "./grouped.ts";
import { t } from "./language.svelte.ts";
import type { TurnStart } from "./model.ts";
import type { Tick } from "./plot.ts";

/** Games have their own words for a round and for a turn: in Hungarian, one game's turn is another's round. */
const word = (glossary: Glossary, what: "round" | "turn"): string => glossary.refer(`@${glossary.game}-word-${what}`);

export const roundName = (glossary: Glossary, number: number): string => t("round-number", { number, word: word(glossary, "round") });
export const turnName = (glossary: Glossary, number: number): string => t("turn-number", { number, word: word(glossary, "turn") });

/** The place in the list of the turn that a step belongs to; -1 before the first. */
export function turnAt(turns: readonly TurnStart[], step: number): number {
  return turns.findLastIndex((turn) => turn.step <= step);
}

/** What the time of a step is called: its round, or its turn where a game does not count rounds. */
export function timeOf(glossary: Glossary, turns: readonly TurnStart[], step: number): string {
  const at = turnAt(turns, step);
  if (at < 0) return t("turns-before");
  const { round } = turns[at]!;
  return round ? roundName(glossary, round) : turnName(glossary, at + 1);
}

export interface Round {
  round: number;
  turns: { turn: TurnStart; number: number }[];
}

/** Turns by rounds; all in one where a game does not count them. */
export function byRounds(turns: readonly TurnStart[]): Round[] {
  const numbered = turns.map((turn, at) => ({ turn, number: at + 1 }));
  return [...groupedBy(numbered, ({ turn }) => turn.round)].map(([round, some]) => ({ round, turns: some }));
}

/** What stands below a plot of all steps: where each round begins, or each turn. */
export function marksOf(turns: readonly TurnStart[]): Tick[] {
  const rounds = turns.some(({ round }) => round) ? byRounds(turns) : [];
  const begun = rounds.length
    ? rounds.map(({ round, turns: [first] }) => ({ at: first!.turn.step, label: `${round}` }))
    : turns.map(({ step }, at) => ({ at: step, label: `${at + 1}` }));
  // What begins at the same step is one mark.
  return [...new Map(begun.map((mark) => [mark.at, mark])).values()];
}
