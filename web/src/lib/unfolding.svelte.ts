/** A turn that is shown step by step, with a moment for each; and which of its steps is looked at. */

export interface Step {
  /** How long it stays before the next one follows; 0 where there is nothing to be looked at. */
  pause: number;
  show(): void;
}

export class Unfolding {
  running = $state(false);
  /** Somebody wants to see the last turn once more. */
  again = $state(false);
  /** The step that is looked at, by its number; null for the last one that was shown. */
  at = $state<number | null>(null);

  #waiting: Step[] = [];
  #end: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show the steps one after another, then the end. What ran before is skipped. */
  begin(steps: readonly Step[], end: () => void): void {
    this.skip();
    this.#waiting = [...steps];
    this.#end = end;
    this.running = true;
    this.fold();
    this.#next();
  }

  /** Nothing is looked at again: there is something new. */
  fold(): void {
    this.again = false;
    this.at = null;
  }

  /** The rest at once. */
  skip(): void {
    if (!this.running) return;
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.running = false;
    this.#end();
  }

  /** Look at a step, by its number of so many: the last one is the news, and what follows it is shown again. */
  look(at: number, steps: number): void {
    this.at = at < steps - 1 || this.again ? at : null;
  }

  /** Open what was shown last, or fold it away. */
  toggle(): void {
    this.again = !this.again;
    this.at = this.again ? 0 : null;
  }

  #next(): void {
    let pause = 0;
    while (!pause && this.#waiting.length) {
      const step = this.#waiting.shift()!;
      step.show();
      pause = step.pause;
    }
    if (pause) this.#timer = setTimeout(() => this.#next(), pause);
    else {
      // Who looks back at an earlier step is not interrupted.
      this.again = this.at !== null;
      this.skip();
    }
  }
}
