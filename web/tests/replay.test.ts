import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "../src/lib/model.ts";
import { Replay } from "../src/lib/replay.svelte.ts";
import { event, view, zone } from "./fixtures.ts";

const STEPS = 120;
const asked: string[] = [];

function frame(step: number): Frame {
  return { step, choice: "", events: [event(`event ${step}`)], view: view(zone("hand:0", [])), decisions: [], result: null };
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const from = Number(new URL(address, "http://x").searchParams.get("step"));
    const frames = Array.from({ length: Math.min(50, STEPS + 1 - from) }, (_, at) => frame(from + at));
    return Promise.resolve(new Response(JSON.stringify({ v: 1, steps: STEPS, frames })));
  });
});

describe("a replay", () => {
  it("fetches what it needs, once, and keeps within the game", async () => {
    const replay = new Replay("r");
    await replay.look(null, "en");
    expect(replay.steps).toBe(STEPS);
    await replay.go(1);
    await replay.go(2);
    expect(replay.frame?.step).toBe(2);
    await replay.go(999);
    expect(replay.step).toBe(STEPS);
    await replay.go(-5);
    expect(replay.step).toBe(0);
    const starts = asked.map((address) => new URL(address, "http://x").searchParams.get("step"));
    expect(new Set(starts).size).toBe(starts.length);
  });

  it("has a log without gaps wherever it is", async () => {
    const replay = new Replay("r");
    await replay.look(0, "hu");
    await replay.go(100);
    expect(replay.events.map((one) => one.text)).toEqual(Array.from({ length: 101 }, (_, at) => `event ${at}`));
    expect(asked[0]).toContain("seat=0");
    expect(asked[0]).toContain("lang=hu");
  });

  it("keeps its place when the eyes change", async () => {
    const replay = new Replay("r");
    await replay.look(0, "en");
    await replay.go(100);
    await replay.look(1, "en");
    expect(replay.step).toBe(100);
    expect(replay.frame?.step).toBe(100);
    expect(replay.seat).toBe(1);
  });
});
