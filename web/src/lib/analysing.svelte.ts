/** A finished game looked back at by the computer: asked for once, and there on every page that shows that game. */
import { api, inWords } from "./api.ts";
import { language, type Lang } from "./language.svelte.ts";
import type { Analysis, Mistake, TurnStart } from "./model.ts";

/** Milliseconds between two questions how far it is. */
const ASK_AGAIN = 400;
const UNKNOWN = { done: 0, all: 0 };

export class Analysing {
  found = $state.raw<Analysis | null>(null);
  turns = $state.raw<readonly TurnStart[]>([]);
  working = $state(false);
  /** How many choices were looked at, of how many: nothing as long as that is not known. */
  done = $state(0);
  all = $state(0);
  trouble = $state("");
  /** The language that what was found is told in. */
  lang = $state<Lang>(language.current);

  constructor(readonly id: string) {}

  /** Has somebody asked for it? */
  get begun(): boolean {
    return this.working || this.found !== null || this.trouble !== "";
  }

  async begin(lang: Lang): Promise<void> {
    if (this.working) return;
    this.working = true;
    this.trouble = "";
    [this.done, this.all] = [0, 0];
    const asking = setInterval(() => void this.#ask(), ASK_AGAIN);
    try {
      const [found, { turns }] = await Promise.all([api.analyse(this.id, lang), api.turns(this.id)]);
      [this.found, this.turns] = [found, turns];
    } catch (error) {
      this.trouble = inWords(error);
    }
    clearInterval(asking);
    // Also where it failed: it is not asked for again and again by itself.
    this.lang = lang;
    this.working = false;
  }

  /** How far it is. What one answer fails to say, the next one may. */
  async #ask(): Promise<void> {
    const { done, all } = await api.progress(this.id).catch(() => UNKNOWN);
    if (all && done >= this.done) [this.done, this.all] = [done, all];
  }

  /** What is known goes over into another language. */
  speak(lang: Lang): void {
    if (this.found && lang !== this.lang) void this.begin(lang);
  }

  /** What was lost by the choice that comes after a step. */
  mistakeAt(step: number): Mistake | undefined {
    return this.found?.mistakes.find((one) => one.number === step);
  }
}

const games = new Map<string, Analysing>();

/** That of a game; of another one where choices were taken back after its end. */
export function analysing(id: string, version: number): Analysing {
  const key = `${id} ${version}`;
  const made = games.get(key) ?? new Analysing(id);
  games.set(key, made);
  return made;
}
