/** How a game begins: a table is set up under the name that I gave last, and opened. */
import { api, inWords } from "./api.ts";
import type { GameInfo } from "./model.ts";
import { router } from "./route.svelte.ts";

const KEY = "regnum-name";
/** Who sits against me at once; of other games one computer player. */
const RIVALS: Record<string, number> = { civ: 2 };

export const myName = {
  get: (): string => localStorage.getItem(KEY) ?? "",
  keep: (name: string): void => localStorage.setItem(KEY, name.trim()),
};

/** The strongest computer player that answers without a wait stands in the middle of the list. */
export function usualRival(game: GameInfo | undefined): string | undefined {
  return game?.players[Math.floor(game.players.length / 2)]?.spec;
}

export function usualSeats(game: GameInfo): string[] {
  const rival = usualRival(game) ?? "open";
  return ["me", ...Array<string>(RIVALS[game.name] ?? 1).fill(rival)];
}

export class Beginning {
  trouble = $state("");
  busy = $state(false);

  async begin(game: string, seats: string[], options: Record<string, string> = {}): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      const table = await api.create({ game, seats, options, name: myName.get().trim() });
      router.go(`/table/${table.id}`);
    } catch (error) {
      this.trouble = inWords(error);
    } finally {
      this.busy = false;
    }
  }
}
