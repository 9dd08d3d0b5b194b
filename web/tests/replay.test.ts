import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TurnInfo } from "../src/generated/messages.ts";
import type { Frame } from "../src/lib/model.ts";
import { Replay } from "../src/lib/replay.svelte.ts";
import { event, view, zone } from "./fixtures.ts";

const STEPS = 120;
const asked: string[] = [];

/** Ten steps a turn. */
const turnOf = (step: number): TurnInfo => ({ number: Math.floor(step / 10), seat: 0 });

function frame(step: number): Frame {
  return { step, choice: "", events: [{ ...event(`event ${step}`), turn: turnOf(step) }], view: view(zone("hand:0", [])), decisions: [], result: null };
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

  it("goes from turn to turn", async () => {
    const replay = new Replay("r");
    await replay.look(null, "en");
    await replay.go(13);
    for (const [way, step] of [[1, 20], [1, 30], [-1, 20], [-1, 10], [-1, 0], [-1, 0]] as const) {
      await replay.turn(way);
      expect(replay.step).toBe(step);
    }
    await replay.go(115);
    await replay.turn(1);
    expect(replay.step).toBe(STEPS);
    await replay.turn(1);
    expect(replay.step).toBe(STEPS);
  });

  it("finds the moment of a line of the log, however far it is", async () => {
    const replay = new Replay("r");
    await replay.look(null, "en");
    await replay.moment(97);
    expect(replay.frame?.events.map((one) => one.text)).toEqual(["event 97"]);
    await replay.moment(0);
    expect(replay.step).toBe(0);
  });

  it("plays as fast as is asked for", async () => {
    vi.useFakeTimers();
    const replay = new Replay("r");
    await replay.look(null, "en");
    replay.speed = 4;
    replay.toggle();
    await vi.advanceTimersByTimeAsync(1100);
    expect(replay.step).toBe(4);
    replay.pause();
    vi.useRealTimers();
  });
});
