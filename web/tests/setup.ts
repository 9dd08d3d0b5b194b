/** Tests speak both languages. */
import { fetchAllWords, fetchWords, LANGUAGES } from "../src/lib/language.svelte.ts";

await fetchAllWords();
await Promise.all(LANGUAGES.map(fetchWords));
