/** Which games have looks of their own; every other game is drawn by the generic ones. Loaded when needed. */
import type { Looks } from "../board/scene.ts";

const OWN: Record<string, () => Promise<{ looks: Looks }>> = {
  civ: () => import("./civ/looks.ts"),
  settlers: () => import("./settlers/looks.ts"),
  imperium: () => import("./imperium/looks.ts"),
};

const generic = (): Promise<{ looks: Looks }> => import("../board/looks.ts");

export async function looksOf(game: string, plain = false): Promise<Looks> {
  const load = (!plain && OWN[game]) || generic;
  return (await load()).looks;
}
