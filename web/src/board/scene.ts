/** What every part of a board needs to know; set by the page, read by cards and zones. */
import { getContext, setContext, type Component } from "svelte";
import type { Choosing } from "../lib/choosing.svelte.ts";
import type { Glossary } from "../lib/glossary.ts";
import type { CardInfo, Counter, EventInfo, SeatInfo, View, Zone } from "../lib/model.ts";
import type { Unfolding } from "../lib/unfolding.svelte.ts";

/** How a game draws the face of a card, and which icon stands for a term such as `civ-domain-science`. */
export interface Looks {
  Board: Component;
  Face: Component<{ card: CardInfo }>;
  icon(term: string): string | undefined;
  /** The colours that a term has in this game: a name for `data-tone`. */
  tone?(term: string): string | undefined;
  /** Cards have texts to read: they lie as tiles with their names on the board, and large in the hand. */
  texts?: boolean;
  /** Which of the generic colours a suit has. */
  shade?(suit: string): number | undefined;
  /** A counter that is a state rather than a number, as the term for that state. */
  state?(counter: Counter): string | undefined;
  /** How the place of a side is drawn that nobody sits at. */
  Bot?: Component<{ seat: number }>;
  /** The number of the marker that lies at a zone, where one does. */
  marker?(zone: Zone, view: View): number | undefined;
}

export interface Scene {
  readonly view: View;
  readonly me: number | null;
  readonly glossary: Glossary;
  readonly looks: Looks;
  readonly seats: readonly SeatInfo[];
  readonly names: readonly string[];
  readonly choosing: Choosing;
  /** The key that a hint advises, if one was asked for. */
  readonly advised: string;
  /** What has happened so far. */
  readonly events: readonly EventInfo[];
  /** How the turn of a side that nobody sits at is shown. */
  readonly unfolding: Unfolding;
  /** Open the rules at a clause, or at a row of a bot's table. */
  readonly rule: (clause: string) => void;
}

/** What it takes to read a card, at a table or away from it. */
export type Reading = Pick<Scene, "glossary" | "looks">;

const KEY = Symbol("scene");

export function setScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(KEY);
}

export function setReading(reading: Reading): Reading {
  return setContext(KEY, reading);
}

export function useReading(): Reading {
  return getContext<Reading>(KEY);
}
