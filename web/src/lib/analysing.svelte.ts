/** A finished game looked back at by the computer: asked for once, and there on every page that shows that game. */
import { api, inWords } from "./api.ts";
import { language, type Lang } from "./language.svelte.ts";
import type { Analysis, Mistake, TurnStart } from "./model.ts";

export class Analysing {
  found = $state.raw<Analysis | null>(null);
  turns = $state.raw<readonly TurnStart[]>([]);
  working = $state(false);
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
    try {
      const [found, { turns }] = await Promise.all([api.analyse(this.id, lang), api.turns(this.id)]);
      [this.found, this.turns] = [found, turns];
    } catch (error) {
      this.trouble = inWords(error);
    }
    // Also where it failed: it is not asked for again and again by itself.
    this.lang = lang;
    this.working = false;
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
