import "./tones.css";
import type { Looks } from "../../board/scene.ts";
import Board from "./Board.svelte";
import { domainOf, ICONS } from "./domains.ts";
import Face from "./Face.svelte";

const EVENTS: Record<string, string> = {
  "civ-dealt": "card-draw",
  "civ-dealt-known": "card-draw",
  "civ-drew": "card-draw",
  "civ-drew-known": "card-draw",
  "civ-played": "card-play",
  "civ-discarded-hand": "card-discard",
  "civ-discarded-area": "card-discard",
  "civ-took-back": "card-pickup",
  "civ-took-discarded": "card-pickup",
  "civ-took-middle": "card-pickup",
  "civ-took-hand": "card-exchange",
  "civ-took-hand-known": "card-exchange",
  "civ-gave-back": "card-exchange",
  "civ-gave-back-known": "card-exchange",
  "civ-passed": "card-exchange",
  "civ-passed-known": "card-exchange",
  "civ-laid-embargo": "barrier",
  "civ-embargo-ended": "barrier",
  "civ-laid-hidden": "padlock",
};

export const looks: Looks = {
  Board,
  Face,
  icon(term) {
    const domain = domainOf(term);
    return domain ? ICONS[domain] : EVENTS[term];
  },
  tone: domainOf,
};
