/**
 * Which modules come in one file: all that the first page needs, and the icons that later pages share. By itself
 * the bundler makes a file of every icon that two pages name.
 */
import type { Rolldown } from "vite";

type Modules = Rolldown.ChunkingContext;

export function inFiles(first: string): Rolldown.CodeSplittingOptions {
  let needed: Set<string> | undefined;
  return {
    groups: [
      {
        debugName: "first",
        name: (id, modules) => ((needed ??= reached(first, modules)).has(id) ? "first" : null),
        priority: 2,
      },
      { name: "icons", test: /virtual:icon[\\/]/, minShareCount: 2, priority: 1 },
    ],
  };
}

/** A module and all that it imports, but for what it imports later. */
function reached(from: string, modules: Modules, all = new Set<string>()): Set<string> {
  if (all.has(from)) return all;
  all.add(from);
  for (const id of modules.getModuleInfo(from)?.importedIds ?? []) reached(id, modules, all);
  return all;
}
