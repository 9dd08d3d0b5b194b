import { describe, expect, it } from "vitest";
import { compared } from "../src/lib/bests.ts";
import type { BestInfo } from "../src/lib/model.ts";

const best = (more: Partial<BestInfo>): BestInfo => ({
  game: "settlers",
  side: "Romans",
  points: 62,
  title: "Castellan",
  table: "older",
  ...more,
});

describe("a solo game beside the personal bests", () => {
  it("is a new best where it is the one that stands", () => {
    expect(compared([best({ table: "this" })], "this", "settlers")).toBe("A new personal best!");
  });

  it("is measured by the bests of its own game", () => {
    const bests = [best({}), best({ game: "other", side: "Others", points: 99 })];
    // Fluent sets what it puts into a sentence apart by invisible marks.
    const said = compared(bests, "this", "settlers").replace(/[\u2068\u2069]/g, "");
    expect(said).toBe("Your personal best with Romans: 62");
  });

  it("says nothing while nothing was won", () => {
    expect(compared([], "this", "settlers")).toBe("");
  });
});
