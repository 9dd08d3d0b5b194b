import "./tones.css";
import CardFace from "./CardFace.svelte";
import Board from "./GenericBoard.svelte";
import type { Looks } from "./scene.ts";

export const looks: Looks = { Board, Face: CardFace, icon: () => undefined, texts: true };
