/** What stands on the picture of a game: its sign, and what one meets in it. */
export interface Picture {
  middle: string;
  around: readonly string[];
  /** It can be played alone, against a bot of its own. */
  alone: boolean;
}

/** In the order in which one may learn them: the shortest first. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  civ: { middle: "sunrise", around: ["crossed-swords", "greek-temple", "two-coins", "telescope", "lyre"], alone: false },
  settlers: { middle: "windmill", around: ["viking-helmet", "samurai-helmet", "centurion-helmet", "egyptian-pyramids"], alone: false },
  imperium: { middle: "imperial-crown", around: ["campfire", "horse-head", "scroll-unfurled", "castle"], alone: true },
};
