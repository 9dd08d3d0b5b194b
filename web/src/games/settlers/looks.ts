import "virtual:emblems/settlers";
import "./tones.css";
import { looks as generic } from "../../board/looks.ts";
import type { Looks } from "../../board/scene.ts";
import type { CardInfo } from "../../lib/model.ts";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import emblems from "./emblems.json";
import Ending from "./Ending.svelte";
import Face from "./Face.svelte";
import { isPass, isStored, isWork } from "./turn.ts";

const GOODS: Record<string, string> = {
  wood: "wood-pile",
  stone: "stone-block",
  food: "wheat",
  gold: "two-coins",
  worker: "meeple",
  raze: "crossed-swords",
  defense: "checked-shield",
  vp: "laurel-crown",
  card: "poker-hand",
  "common-card": "poker-hand",
  "faction-card": "poker-hand",
  "hand-card": "poker-hand",
  location: "family-house",
};

const ICONS: Record<string, string> = {
  common: "family-house",
  barbarians: "viking-helmet",
  japanese: "samurai-helmet",
  romans: "centurion-helmet",
  egyptians: "egyptian-pyramids",
  attack: "crossed-swords",
  "settlers-counter-score": "star-medal",
  "settlers-counter-round": "hourglass",
  "settlers-counter-used": "hourglass",
  "settlers-counter-defended": "checked-shield",
  "settlers-counter-samurai": "samurai-helmet",
  "settlers-counter-blocked": "barrier",
  "settlers-counter-taken": "flying-flag",
  "settlers-counter-threat": "crossed-swords",
  "settlers-zone-production": "windmill",
  "settlers-zone-feature": "ancient-columns",
  "settlers-zone-action": "cog",
  "settlers-zone-foundations": "brick-pile",
  "settlers-zone-deals": "shaking-hands",
  "settlers-zone-discard": "card-discard",
  "settlers-zone-faction-discard": "card-discard",
  "settlers-zone-revealed": "eyeball",
  "settlers-choice-build": "brick-pile",
  "settlers-choice-deal": "shaking-hands",
  "settlers-choice-activate": "cog",
  "settlers-choice-work": "meeple",
  "settlers-choice-raze": "crossed-swords",
  "settlers-choice-raze-hand": "crossed-swords",
  "settlers-choice-defend": "checked-shield",
  "settlers-choice-deploy": "samurai-helmet",
};

const FACTIONS = ["barbarians", "japanese", "romans", "egyptians", "common", "attack"];
const CARDS = new Set(["common-card", "faction-card", "hand-card"]);

/** The good that a term is about: `wood` of `settlers-good-wood`. */
function goodIn(term: string): string | undefined {
  const good = /^(?:settlers-(?:good|resource)-)?([a-z-]+)$/.exec(term)?.[1] ?? "";
  return good in GOODS ? good : undefined;
}

function icon(term: string): string | undefined {
  return ICONS[term] ?? GOODS[goodIn(term) ?? ""];
}

function tone(term: string): string | undefined {
  const good = goodIn(term);
  if (good) return `good-${CARDS.has(good) ? "card" : good}`;
  return FACTIONS.includes(term) ? `faction-${term}` : undefined;
}

/** A location has the bands of its colours; a card without any is painted as its faction. */
function bands(card: CardInfo): readonly string[] {
  const colours = card.facets["colour"] ?? [];
  return colours.length ? colours.map((colour) => `colour-${colour}`) : [`faction-${card.suit}`];
}

/** A board with three lanes, an opponent in a strip, and the goods, factions and places of Imperial Settlers. */
export const looks: Looks = {
  ...generic,
  Board,
  Face,
  icon,
  tone,
  bands,
  emblem: (card) => (emblems as Record<string, string>)[card.key],
  Answers,
  Ending,
  keeps: (deed) => isPass(deed) || isWork(deed) || isStored(deed),
  state: (counter) => (counter.name === "@settlers-counter-passed" ? "counter-passed" : undefined),
};
