/** Goods that have just come, from what the events tell: they fly from where they come from to the supply. */
import type { EventInfo } from "../../lib/model.ts";

export interface Gained {
  seat: number;
  /** The card that gave it; none where the board did. */
  card: string | null;
  good: string;
  count: number;
}

const GAINED = /^settlers-gained/;
const GOOD = /^@settlers-good-([a-z-]+) (\d+)$/;

export function gainedIn(events: readonly EventInfo[]): Gained[] {
  return events.filter((event) => GAINED.test(event.id)).flatMap(({ args }) => {
    const goods = Array.isArray(args["goods"]) ? (args["goods"] as string[]) : [];
    const card = typeof args["card"] === "string" ? args["card"] : null;
    return goods.flatMap((word) => {
      const [, good = "", count = ""] = GOOD.exec(word) ?? [];
      return good ? [{ seat: Number(args["seat"]), card, good, count: Number(count) }] : [];
    });
  });
}
