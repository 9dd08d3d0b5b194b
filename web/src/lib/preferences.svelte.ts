/** What a reader prefers to see: light or dark, motion or none, and how long each step of a bot's turn stays. */
export type Theme = "system" | "light" | "dark";
export type Pause = "off" | "short" | "normal";

const KEY = "regnum-theme";
const PAUSE_KEY = "regnum-pause";
export const THEMES: Theme[] = ["system", "light", "dark"];
/** Milliseconds for a card: time to see it and to read a line or two. */
export const PAUSES: Record<Pause, number> = { off: 0, short: 1100, normal: 2600 };

function kept<Value extends string>(key: string, values: readonly Value[]): Value | undefined {
  return values.find((one) => one === localStorage.getItem(key));
}

export class Preferences {
  #theme = $state<Theme>(kept(KEY, THEMES) ?? "system");
  #pause = $state<Pause | undefined>(kept(PAUSE_KEY, Object.keys(PAUSES) as Pause[]));

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    localStorage.setItem(KEY, theme);
    this.show();
  }

  /** Tell the style sheets. */
  show(): void {
    document.documentElement.dataset["theme"] = this.#theme;
  }

  /** Whoever prefers no motion gets no pauses either, unless they ask for them. */
  get pause(): Pause {
    return this.#pause ?? (this.calm ? "off" : "normal");
  }

  set pause(pause: Pause) {
    this.#pause = pause;
    localStorage.setItem(PAUSE_KEY, pause);
  }

  get calm(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const preferences = new Preferences();
