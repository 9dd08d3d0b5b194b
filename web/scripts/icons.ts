/**
 * An icon travels with the module that names it: where a source says `"windmill"`, an import of that one icon is
 * put before it, and the bundler carries it wherever the source goes and nowhere else. Only names that
 * `src/icons.json` credits are icons; the package has four thousand, "table" and "hand" among them.
 *
 * A game's emblems are too many to come at once. `virtual:emblems/<game>` says in which load each of them lies
 * (`loads` below), and `lib/icons.svelte.ts` fetches a load when one of its icons is first drawn.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import svgpath from "svgpath";
import type { Plugin } from "vite";

const ICON = "virtual:icon/";
const ALL = "virtual:icons";
const EMBLEMS = "virtual:emblems/";
const SOURCE = new URL("../src/", import.meta.url).pathname;
const LIST = `${SOURCE}icons.json`;
const REGISTER = `${SOURCE}lib/icons.svelte.ts`;

/** Cards whose keys begin with the same word come together if they are as many: a nation, a box. */
const FAMILY = 15;
const COMMON = "common";

type Emblems = Record<string, string>;

const require = createRequire(import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

export const credited = (): Set<string> => new Set(Object.values(read(LIST) as Record<string, string[]>).flat());

const fileOf = (game: string): string => `${SOURCE}games/${game}/emblems.json`;

/** The emblems of all games. */
function emblemsOf(): Set<string> {
  const files = readdirSync(`${SOURCE}games`).map(fileOf).filter(existsSync);
  return new Set(files.flatMap((path) => Object.values(read(path) as Emblems)));
}

export function icons(): Plugin {
  let known = credited();
  return {
    name: "regnum-icons",
    enforce: "post",
    buildStart: () => void (known = credited()),
    resolveId: (id) => ([ICON, EMBLEMS].some((start) => id.startsWith(start)) || id === ALL ? `\0${id}` : undefined),
    load(id) {
      const asked = id.slice(1);
      if (!id.startsWith("\0virtual:")) return undefined;
      if (asked.startsWith(ICON)) return stocking([asked.slice(ICON.length)]);
      if (asked === ALL) return stocking([...known].filter((name) => !emblemsOf().has(name)));
      if (!asked.startsWith(EMBLEMS)) return undefined;
      const [game = "", load] = asked.slice(EMBLEMS.length).split("/");
      const path = fileOf(game);
      this.addWatchFile(path);
      const all = loads(read(path) as Emblems);
      return load ? stocking(all.get(load) ?? []) : shelving(game, all);
    },
    transform(code, id) {
      if (!id.startsWith(SOURCE) || /\.(json|css)|\?/.test(id)) return undefined;
      const named = new Set([...code.matchAll(/(["'`])([a-z0-9-]+)\1/g)].map(([, , word = ""]) => word));
      const found = [...named].filter((name) => known.has(name));
      return found.length ? { code: `${importing(found)}${code}`, map: null } : undefined;
    },
  };
}

/** Which icons come together: those of a family, and in one common load what several families use or none has. */
export function loads(emblems: Emblems): Map<string, Set<string>> {
  const first = (key: string): string => key.split("-", 1)[0] ?? key;
  const sizes = new Map<string, number>();
  for (const key of Object.keys(emblems)) sizes.set(first(key), (sizes.get(first(key)) ?? 0) + 1);
  const homes = new Map<string, Set<string>>();
  for (const [key, icon] of Object.entries(emblems)) {
    const home = (sizes.get(first(key)) ?? 0) >= FAMILY ? first(key) : COMMON;
    homes.set(icon, (homes.get(icon) ?? new Set()).add(home));
  }
  const all = new Map<string, Set<string>>();
  for (const [icon, families] of homes) {
    const load = families.size === 1 ? ([...families][0] ?? COMMON) : COMMON;
    all.set(load, (all.get(load) ?? new Set()).add(icon));
  }
  return all;
}

/** The outline of an icon in whole steps of its grid of 512: nobody sees the difference, and it is half as long. */
export function outline(name: string): string {
  const set = require("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> };
  const path = / d="([^"]+)"/.exec(set.icons[name]?.body ?? "")?.[1];
  if (!path) throw new Error(`game-icons has no icon ${name}: see src/icons.json and the emblems of the games.`);
  return svgpath(path).unshort().abs().round(0).rel().toString();
}

const stocking = (names: Iterable<string>): string =>
  `import { stock } from ${JSON.stringify(REGISTER)};\nstock(${JSON.stringify(Object.fromEntries([...names].map((name) => [name, outline(name)])))});`;

const importing = (names: Iterable<string>): string => [...names].map((name) => `import "${ICON}${name}";`).join("");

function shelving(game: string, all: Map<string, Set<string>>): string {
  const shelves = [...all].map(([load, names]) => `shelve(${JSON.stringify([...names])}, () => import("${EMBLEMS}${game}/${load}"));`);
  return [`import { shelve } from ${JSON.stringify(REGISTER)};`, ...shelves].join("\n");
}
