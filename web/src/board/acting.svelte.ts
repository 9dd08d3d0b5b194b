/** The card that is being acted on: where several things can be done with it, or where it was tapped to be read first. */

import type { Deed } from "../lib/deeds.ts";

export interface Acted {
  zone: string;
  card: string;
  element: HTMLElement;
}

/** What lies open at a card, or at a button that opens a small choice. */
export interface Menu {
  name: string;
  element: HTMLElement;
  deeds: readonly Deed[];
}

const HOVER = 160;
const LEAVE = 260;

class Acting {
  /** Its verbs lie open at the card. */
  menu = $state.raw<Menu | null>(null);
  /** It was tapped: it is shown large, with its verbs as buttons. */
  raised = $state.raw<Acted | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A mouse rests on a card: its verbs open, so that one click is enough. */
  rest(menu: Menu): void {
    this.#after(HOVER, () => (this.menu = menu));
  }

  /** It leaves the card or its verbs; on the way from one to the other nothing closes. */
  leave(): void {
    this.#after(LEAVE, () => (this.menu = null));
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  open(menu: Menu): void {
    this.stay();
    this.menu = menu;
  }

  close(): void {
    this.stay();
    this.menu = null;
    this.raised = null;
  }

  #after(wait: number, what: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, wait);
  }
}

export const acting = new Acting();
