/** The icon of a nation or faction where one is chosen: the emblem of its power card, or its mark. */
const SIDES: Record<string, Record<string, string>> = {
  imperium: {
    carthaginians: "galley",
    celts: "triquetra",
    greeks: "trojan-horse",
    macedonians: "barbed-sun",
    persians: "winged-emblem",
    romans: "centurion-helmet",
    scythians: "horse-head",
    vikings: "viking-helmet",
    arthurians: "round-table",
    atlanteans: "seahorse",
    egyptians: "ankh",
    mauryans: "lotus",
    minoans: "bull-horns",
    olmecs: "totem-head",
    qin: "dragon-spiral",
    utopians: "enlightenment",
  },
  settlers: {
    barbarians: "viking-helmet",
    japanese: "samurai-helmet",
    romans: "centurion-helmet",
    egyptians: "egyptian-pyramids",
  },
};

/** Dice where the game chooses. */
export const sideIcon = (game: string, side: string): string => SIDES[game]?.[side] ?? "rolling-dices";
