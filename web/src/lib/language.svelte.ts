/** The reader's language and the client's own words in it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "hu"] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const KEY = "regnum-language";
type Source = () => Promise<{ default: string }>;
/** A page needs the words of one language, and the first page few of them; the rest comes when it is wanted. */
const SOURCES: Record<Lang, { front: Source; rest: Source }> = {
  en: { front: () => import("../locale/front.en.ftl?raw"), rest: () => import("../locale/en.ftl?raw") },
  hu: { front: () => import("../locale/front.hu.ftl?raw"), rest: () => import("../locale/hu.ftl?raw") },
};

function remembered(): Lang {
  const wanted = [localStorage.getItem(KEY), ...navigator.languages];
  const found = wanted.map((one) => one?.slice(0, 2)).find((one) => LANGUAGES.includes(one as Lang));
  return (found as Lang | undefined) ?? "en";
}

class Language {
  #current = $state<Lang>(remembered());

  get current(): Lang {
    return this.#current;
  }

  set current(lang: Lang) {
    this.#current = lang;
    localStorage.setItem(KEY, lang);
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

export function makeBundle(lang: Lang, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A message of a bundle, or `id.attribute`; nothing where there is none. */
export function format(bundle: FluentBundle, id: string, args?: Args): string | undefined {
  const [name = id, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern == null ? undefined : bundle.formatPattern(pattern, args, []);
}

const bundles = new Map<Lang, FluentBundle>();
/** The languages of which all words are here. */
const whole = new Set<Lang>();
let all = false;

/** Have the words of a language at hand before it becomes the current one: those of the first page, or all. */
export async function fetchWords(lang: Lang): Promise<void> {
  if (bundles.has(lang) && (whole.has(lang) || !all)) return;
  const { front, rest } = SOURCES[lang];
  const wanted = all;
  const sources = await Promise.all(wanted ? [front(), rest()] : [front()]);
  bundles.set(lang, makeBundle(lang, ...sources.map((one) => one.default)));
  if (wanted) whole.add(lang);
}

/** From now on all words are wanted: another page than the first is opened. */
export function fetchAllWords(): Promise<void> {
  all = true;
  return fetchWords(language.current);
}

function own(lang: Lang): FluentBundle {
  const bundle = bundles.get(lang);
  if (!bundle) throw new Error(`The words of ${lang} were not fetched.`);
  return bundle;
}

/** The client's own text `id` in the reader's language. Read inside a template, it follows the language. */
export function t(id: string, args?: Args): string {
  return format(own(language.current), id, args) ?? `⟨${id}⟩`;
}

/** Is there such a text? For codes that the server may have more of than we have words for. */
export function has(id: string): boolean {
  return own(language.current).hasMessage(id);
}
