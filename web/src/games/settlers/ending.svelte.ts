/**
 * A turn with nothing left to do ends by itself.
 *
 * After the action only free moves are left. Where none has come up that was not there before the action, whoever acted has left
 * them alone, and the question is answered. It can be taken back, and whoever does so is asked; and it can be turned off.
 */
import type { Choosing } from "../../lib/choosing.svelte.ts";
import { isAfter, isTurn, nothingNew, offers } from "./turn.ts";

const KEPT = "settlers-turn-stays";

class Ending {
  /** Does a turn stay open until it is ended? */
  stays = $state(localStorage.getItem(KEPT) === "yes");
  #before: ReadonlySet<string> = new Set();
  /** How much had happened where a turn was ended last: an undo leads back there, or further. */
  #ended = -1;

  watch(choosing: Choosing, happened: number): void {
    const { decision } = choosing;
    if (isTurn(decision)) this.#before = offers(decision);
    if (this.stays || choosing.deaf || !isAfter(decision) || happened <= this.#ended) return;
    if (!nothingNew(decision, this.#before)) return;
    this.#ended = happened;
    choosing.finish([{ ask: decision.id, keys: ["done"] }]);
  }

  turn(): void {
    this.stays = !this.stays;
    localStorage.setItem(KEPT, this.stays ? "yes" : "no");
  }
}

export const ending = new Ending();
