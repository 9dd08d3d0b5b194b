/** Personal bests: what a solo game that has just ended is worth beside the earlier ones. */
import { t } from "./language.svelte.ts";
import type { BestInfo } from "./model.ts";

/** In words: a new best, or the ones that stand in this game; empty where nothing was won yet. */
export function compared(bests: readonly BestInfo[], table: string, game: string): string {
  if (bests.some((one) => one.table === table)) return t("bests-new");
  const standing = bests.filter((one) => one.game === game);
  return standing.map((one) => t("bests-before", { side: one.side, points: one.points })).join(" · ");
}
