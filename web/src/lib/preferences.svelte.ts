/** What a reader prefers to see: light or dark, motion or none. */
export type Theme = "system" | "light" | "dark";

const KEY = "regnum-theme";
const THEMES: Theme[] = ["system", "light", "dark"];

class Preferences {
  #theme = $state<Theme>(THEMES.find((one) => one === localStorage.getItem(KEY)) ?? "system");

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

  get calm(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const preferences = new Preferences();
