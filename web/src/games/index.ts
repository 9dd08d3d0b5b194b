/** Which games have a board of their own; every other game is drawn by the generic one. Loaded when needed. */
import type { Looks } from "../board/scene.ts";

const OWN: Record<string, () => Promise<{ looks: Looks }>> = {
  civ: () => import("./civ/looks.ts"),
};

const generic = (): Promise<{ looks: Looks }> => import("../board/looks.ts");

export async function looksOf(game: string, plain = false): Promise<Looks> {
  const load = (!plain && OWN[game]) || generic;
  return (await load()).looks;
}
