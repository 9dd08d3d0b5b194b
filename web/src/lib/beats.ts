/** The turn of a side that nobody sits at, cut into the steps in which it is shown. All of it comes from events. */
import type { EventInfo } from "./model.ts";

/** A step of a turn: the die, one card, the clean-up. Without a name it is what happens between turns. */
export interface Beat {
  name: string;
  events: EventInfo[];
}

/** Where a line comes from: the row of the table that was used, and all clauses that say why. */
export interface Why {
  row: EventInfo | null;
  clauses: string[];
}

/** Events step by step. A line without a step amid those of one belongs to it: an answer that needed no asking. */
export function beatsIn(events: readonly EventInfo[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const name = event.beat ?? "";
    const [last, before] = [beats.at(-1), beats.at(-2)];
    if (last?.name === name) last.events.push(event);
    else if (name && last?.name === "" && before?.name === name) {
      before.events.push(...last.events, event);
      beats.pop();
    } else beats.push({ name, events: [event] });
  }
  return beats;
}

/** The steps of the last such turn, as far as it has come; none where there was no such turn yet. */
export function lastTurn(events: readonly EventInfo[]): Beat[] {
  const end = events.findLastIndex((event) => event.beat);
  const begin = events.findLastIndex((event, at) => at < end && event.kind === "turned" && !event.beat);
  return beatsIn(events.slice(begin + 1, end + 1)).filter((beat) => beat.name);
}

/** Does that turn still go on? Nothing has followed it yet. */
export function isOpen(events: readonly EventInfo[]): boolean {
  const end = events.findLastIndex((event) => event.beat);
  return end >= 0 && !events.slice(end + 1).some((event) => event.kind === "turned" || event.kind === "scored");
}

/** A row of a bot's table, rather than a clause: the tables are a book of their own. */
export function isRow(clause: string): boolean {
  return clause.slice(0, clause.indexOf(":")).endsWith("-bots");
}

/** Does the line say which row is used: does it name the row, and the clause that governs that? */
export function namesRow(event: EventInfo): boolean {
  const [first = "", ...more] = event.clauses ?? [];
  return isRow(first) && more.length > 0;
}

/** The row that was used last in a turn, in words. */
export function rowUsed(beats: readonly Beat[]): EventInfo | undefined {
  return beats.flatMap((beat) => beat.events).findLast((event) => namesRow(event) && "does" in event.args);
}

/** Why a line of the log came about. */
export function whyOf(events: readonly EventInfo[], at: number): Why | null {
  const clauses = events[at]?.clauses;
  if (!clauses?.length) return null;
  const from = events.slice(0, at + 1).findLast((one) => namesRow(one) && one.clauses?.[0] === clauses[0]);
  const row = from && isRow(clauses[0] ?? "") ? from : null;
  return { row, clauses: [...new Set([...clauses, ...(row?.clauses ?? [])])] };
}
