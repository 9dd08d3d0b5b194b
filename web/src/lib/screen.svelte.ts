/** How much room there is, as far as it is not only a matter of style. */
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("(max-width: 640px)");
const low = new MediaQuery("(max-height: 500px) and (max-width: 1000px)");
const wide = new MediaQuery("(min-width: 1001px)");
const coarse = new MediaQuery("(pointer: coarse)");

export const screen = {
  /** A phone, upright or on its side: boards lie in pages. */
  get phone(): boolean {
    return narrow.current || low.current;
  },
  /** Room for the log beside the board, and for more than the question below it. */
  get wide(): boolean {
    return wide.current;
  },
  /** Fingers: a tap reads first, and then acts. */
  get touch(): boolean {
    return coarse.current;
  },
};
