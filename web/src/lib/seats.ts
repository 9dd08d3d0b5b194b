import { t } from "./language.svelte.ts";
import type { SeatInfo } from "./model.ts";

/** What to call who sits there. */
export function nameOfSeat(info: SeatInfo | undefined, seat: number): string {
  return info?.name || t("seat-number", { number: seat + 1 });
}
