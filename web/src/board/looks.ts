import Board from "./GenericBoard.svelte";
import Face from "./GenericFace.svelte";
import type { Looks } from "./scene.ts";

export const looks: Looks = { Board, Face, icon: () => undefined, texts: true };
