/** The card that is being looked at closely, and where it lies. */

interface Looked {
  card: string;
  at: DOMRect;
}

const HOVER = 280;
const PRESS = 420;

class Details {
  open = $state.raw<Looked | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;

  show(card: string, element: Element, wait = 0): void {
    clearTimeout(this.#timer);
    const look = (): void => void (this.open = { card, at: element.getBoundingClientRect() });
    if (wait) this.#timer = setTimeout(look, wait);
    else look();
  }

  hide(): void {
    clearTimeout(this.#timer);
    const shown = this.open;
    // In a moment: a card that is taken off the table blurs while the board is being redrawn, and then
    // nothing that it shows may change. By that time another card may be looked at.
    queueMicrotask(() => {
      if (this.open === shown) this.open = null;
    });
  }

  /** Was this click the end of a long press? Then it was for looking, not for choosing. */
  swallow(): boolean {
    const was = this.#pressed;
    this.#pressed = false;
    return was;
  }

  /** Hover, focus or a long press show a card closely. */
  readonly watch = (node: HTMLElement, card: string | null): { update(card: string | null): void; destroy(): void } => {
    let shown = card;
    const enter = (event: PointerEvent): void => {
      if (shown && event.pointerType === "mouse") this.show(shown, node, HOVER);
    };
    const down = (event: PointerEvent): void => {
      this.#pressed = false;
      if (!shown || event.pointerType === "mouse") return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#pressed = true;
        if (shown) this.show(shown, node);
      }, PRESS);
    };
    const leave = (): void => this.hide();
    const up = (): void => clearTimeout(this.#timer);
    const focus = (): void => {
      if (shown && node.matches(":focus-visible")) this.show(shown, node);
    };
    const menu = (event: Event): void => {
      if (this.#pressed) event.preventDefault();
    };
    const listeners: [string, (event: never) => void][] = [
      ["pointerenter", enter],
      ["pointerdown", down],
      ["pointerup", up],
      ["pointerleave", leave],
      ["pointercancel", leave],
      ["focus", focus],
      ["blur", leave],
      ["contextmenu", menu],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
    return {
      update: (next) => (shown = next),
      destroy: () => {
        if (this.open?.card === shown) this.hide();
        for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
      },
    };
  };
}

export const details = new Details();
