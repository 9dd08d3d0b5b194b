/**
 * `virtual:icons` holds the SVG bodies of the icons named in `src/icons.json`, and of no others:
 * the package has four thousand of them.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const ID = "virtual:icons";
const LIST = new URL("../src/icons.json", import.meta.url);

type IconSet = { icons: Record<string, { body: string }> };

export function icons(): Plugin {
  return {
    name: "regnum-icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(LIST.pathname);
      return `export default ${JSON.stringify(bodies())}`;
    },
  };
}

function bodies(): Record<string, string> {
  const require = createRequire(import.meta.url);
  const set = require("@iconify-json/game-icons/icons.json") as IconSet;
  const authors = JSON.parse(readFileSync(LIST, "utf8")) as Record<string, string[]>;
  const names = Object.values(authors).flat();
  return Object.fromEntries(
    names.map((name) => {
      const icon = set.icons[name];
      if (!icon) throw new Error(`src/icons.json names an icon that game-icons does not have: ${name}`);
      return [name, icon.body];
    }),
  );
}
