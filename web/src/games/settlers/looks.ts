import { looks as generic } from "../../board/looks.ts";
import type { Looks } from "../../board/scene.ts";

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

const SHADES: Record<string, number> = { common: 2, barbarians: 0, japanese: 4, romans: 1, egyptians: 3, attack: 6 };

/** The generic board with the goods, factions and places of Imperial Settlers. */
export const looks: Looks = {
  ...generic,
  icon: (term) => ICONS[term] ?? GOODS[term] ?? GOODS[/^settlers-(?:good|resource)-(\w+)$/.exec(term)?.[1] ?? ""],
  shade: (suit) => SHADES[suit],
  state: (counter) => (counter.name === "@settlers-counter-passed" ? "counter-passed" : undefined),
};
