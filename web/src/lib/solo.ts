/** What solo games came to, added up for a table of them. */
import type { GameInfo, SoloInfo, ValueInfo } from "./model.ts";

export interface Cell {
  games: number;
  wins: number;
  best: number | null;
}

export function addedUp(results: readonly SoloInfo[]): Cell {
  const sum = (of: (one: SoloInfo) => number): number => results.reduce((all, one) => all + of(one), 0);
  return {
    games: sum((one) => one.games),
    wins: sum((one) => one.wins),
    best: results.length ? Math.max(...results.map((one) => one.best)) : null,
  };
}

/** The games that bots play in: each has bots and levels to choose from. */
export function withBots(games: readonly GameInfo[]): { game: GameInfo; bots: ValueInfo[]; levels: ValueInfo[] }[] {
  return games.flatMap((game) => {
    const values = (name: string): ValueInfo[] => game.options.find((option) => option.name === name)?.values ?? [];
    const [bots, levels] = [values("bot"), values("level")];
    return bots.length && levels.length ? [{ game, bots, levels }] : [];
  });
}

/** How many bots were beaten, each level counted by itself. */
export function beaten(results: readonly SoloInfo[]): number {
  return new Set(results.filter((one) => one.wins).map((one) => `${one.bot} ${one.level}`)).size;
}
