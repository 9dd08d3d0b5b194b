/** What every part of a board needs to know; set by the page, read by cards and zones. */
import { getContext, setContext, type Component } from "svelte";
import type { Choosing } from "../lib/choosing.svelte.ts";
import type { Deed } from "../lib/deeds.ts";
import type { Glossary } from "../lib/glossary.ts";
import type { CardInfo, Counter, EventInfo, SeatInfo, View, Zone } from "../lib/model.ts";
import type { News } from "../lib/news.ts";
import type { Unfolding } from "../lib/unfolding.svelte.ts";

/** How a game draws the face of a card, and which icon stands for a term such as `civ-domain-science`. */
export interface Looks {
  Board: Component;
  /** How a card is drawn in the room that it has; `whole` where it is read by itself, as high as it must be. */
  Face: Component<{ card: CardInfo; whole?: boolean }>;
  icon(term: string): string | undefined;
  /** The colours that a term has in this game: a name for `data-tone`. */
  tone?(term: string): string | undefined;
  /** Cards have texts to read: they lie as tiles with their names on the board, and large in the hand. */
  texts?: boolean;
  /** Which of the generic tones a suit has. */
  shade?(suit: string): number | undefined;
  /** The tones of a card's bands, names for `data-tone`, where they are others than those of its suits. */
  bands?(card: CardInfo): readonly string[];
  /** The icon that tells a card from all others at arm's length. */
  emblem?(card: CardInfo): string | undefined;
  /** Answers that the game draws in its own way, among the others and where questions end; `keeps` says of which buttons that is so. */
  Answers?: Component;
  Ending?: Component;
  keeps?(deed: Deed): boolean;
  /** A counter that is a state rather than a number, as the term for that state. */
  state?(counter: Counter): string | undefined;
  /** Are the cards of a zone chosen where they lie on the board? Those of all other zones are laid out above the hand. */
  shows?(zone: Zone, view: View): boolean;
}

export interface Scene {
  readonly view: View;
  readonly me: number | null;
  readonly glossary: Glossary;
  readonly looks: Looks;
  readonly seats: readonly SeatInfo[];
  readonly names: readonly string[];
  readonly choosing: Choosing;
  /** What a hint advises, key by key, if one was asked for. */
  readonly advised: readonly string[];
  /** What has happened so far. */
  readonly events: readonly EventInfo[];
  /** The seats that are asked just now. */
  readonly asked: readonly number[];
  /** What has changed since my last turn: it is dotted until the end of this one. */
  readonly news: News;
  /** Is it still to be told, because I have done nothing since? */
  readonly waited: boolean;
  /** Let cards move as they did in these events. */
  readonly replay: (events: readonly EventInfo[]) => void;
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
