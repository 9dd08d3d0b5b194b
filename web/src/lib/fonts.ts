/** Our fonts, fetched before anything is drawn: a page that is drawn once does not jump. */
import type { Lang } from "./language.svelte.ts";

const FAMILIES = ["Public Sans", "Cinzel"];
/** Letters that a language needs, one of each file: ő and ű lie in files of their own. */
const LETTERS: Record<Lang, string> = { en: "a", hu: "aő" };
/** After this long a page in other letters is better than none; ours take their place when they come. */
const PATIENCE = 5000;

export async function fetchFonts(lang: Lang): Promise<void> {
  const files = FAMILIES.map((family) => document.fonts.load(`1rem "${family}"`, LETTERS[lang]));
  await Promise.race([Promise.allSettled(files), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
