/** What a reader prefers: light or dark, motion or none, how long each step of a bot's turn stays, sounds or silence. */
export type Theme = "system" | "light" | "dark";
export type Pause = "off" | "short" | "normal";

const KEY = "regnum-theme";
const PAUSE_KEY = "regnum-pause";
const SETTLE_KEY = "regnum-settle";
const SOUND_KEY = "regnum-sound";
export const THEMES: Theme[] = ["system", "light", "dark"];
/** Milliseconds for a card: time to see it and to read a line or two. */
export const PAUSES: Record<Pause, number> = { off: 0, short: 1100, normal: 2600 };

function kept<Value extends string>(key: string, values: readonly Value[]): Value | undefined {
  return values.find((one) => one === localStorage.getItem(key));
}

export class Preferences {
  #theme = $state<Theme>(kept(KEY, THEMES) ?? "system");
  #pause = $state<Pause | undefined>(kept(PAUSE_KEY, Object.keys(PAUSES) as Pause[]));

  #sound = $state(localStorage.getItem(SOUND_KEY) === "on");

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

  /** For how many milliseconds a new question takes no answer: what is pressed then was meant for the one before. */
  get settle(): number {
    return Number(localStorage.getItem(SETTLE_KEY) ?? 250);
  }

  /** Silence unless somebody asks for sounds. */
  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    localStorage.setItem(SOUND_KEY, on ? "on" : "off");
  }

  get calm(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const preferences = new Preferences();
