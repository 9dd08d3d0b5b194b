/** The reader's language and the client's own words in it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../locale/en.ftl?raw";
import hu from "../locale/hu.ftl?raw";

export const LANGUAGES = ["en", "hu"] as const;
export type Lang = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const KEY = "regnum-language";
const SOURCES: Record<Lang, string> = { en, hu };

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

function own(lang: Lang): FluentBundle {
  let bundle = bundles.get(lang);
  if (!bundle) bundles.set(lang, (bundle = makeBundle(lang, SOURCES[lang])));
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
