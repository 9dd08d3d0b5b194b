import "virtual:emblems/imperium";
import "./tones.css";
import { looks as generic } from "../../board/looks.ts";
import type { Looks } from "../../board/scene.ts";
import Board from "./Board.svelte";
import emblems from "./emblems.json";
import Face from "./Face.svelte";
import { pageOf } from "./places.ts";

const MARKS: Record<string, string> = {
  materials: "brick-pile",
  population: "meeple",
  progress: "light-bulb",
  region: "peaks",
  uncivilised: "stone-axe",
  civilised: "greek-temple",
  tributary: "coins",
  fame: "laurel-crown",
  unrest: "uprising",
  power: "imperial-crown",
  nation: "flying-flag",
  barbarian: "campfire",
  empire: "castle",
  production: "cog",
  attack: "crossed-swords",
  pinned: "anchor",
  fertile: "wheat",
  river: "waves",
  city: "family-house",
  metropolis: "hill-fort",
  exhaust: "hourglass",
  variable: "cycle",
  mask: "tribal-mask",
  scroll: "scroll-unfurled",
  knight: "visored-helm",
  card: "poker-hand",
  action: "card-play",
  solstice: "sun",
  history: "scroll-unfurled",
  vp: "star-medal",
};

const ICONS: Record<string, string> = {
  "imperium-counter-actions": "card-play",
  "imperium-counter-exhaustion": "hourglass",
  "imperium-counter-exhausted": "hourglass",
  "imperium-counter-hand-size": "poker-hand",
  "imperium-counter-round": "cycle",
  "imperium-zone-market": "two-coins",
  "imperium-zone-tucked": "save-arrow",
  "imperium-zone-unrest": "uprising",
  "imperium-zone-exile": "cancel",
  "imperium-zone-king-of-kings": "laurel-crown",
  "imperium-zone-power": "imperial-crown",
  "imperium-zone-accession": "flying-flag",
  "imperium-zone-development": "light-bulb",
  "imperium-zone-quests": "visored-helm",
  "imperium-zone-quest": "visored-helm",
  "imperium-zone-journey": "peaks",
  "imperium-zone-play": "card-play",
  "imperium-zone-garrison": "camping-tent",
  "imperium-zone-discard": "card-discard",
  "imperium-zone-history": "scroll-unfurled",
  "imperium-choice-activate": "card-play",
  "imperium-choice-innovate": "light-bulb",
  "imperium-choice-revolt": "uprising",
};

const EMBLEMS: Record<string, string> = emblems;

/** Suits and tokens, each with a tone of its own in `tones.css`. */
const TONES = new Set(["region", "uncivilised", "civilised", "tributary", "fame", "nation", "unrest", "power", "materials", "population", "progress"]);
const toneOf = (term: string): string | undefined => {
  const name = term.replace(/^imperium-(?:choice-|mark-)?/, "");
  return TONES.has(name) ? name : undefined;
};

/** The board of Imperium, with its marks, suits and places. */
export const looks: Looks = {
  ...generic,
  Board,
  Face,
  icon: (term) => ICONS[term] ?? MARKS[term] ?? MARKS[/^imperium-(?:choice-|mark-)?(\w+)$/.exec(term)?.[1] ?? ""],
  tone: toneOf,
  bands: (card) => card.suits,
  shows: (zone, view) => pageOf(zone, view.seat) !== undefined,
  emblem: (card) => EMBLEMS[card.key] ?? MARKS[card.suit],
  state: (counter) => (counter.name === "@imperium-counter-empire" ? (counter.value ? "empire" : "barbarian") : undefined),
};
