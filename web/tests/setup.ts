/** Tests speak both languages. */
import { fetchWords, LANGUAGES } from "../src/lib/language.svelte.ts";

await Promise.all(LANGUAGES.map(fetchWords));
