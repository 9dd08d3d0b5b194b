import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame, TurnStart } from "../src/lib/model.ts";
import { Replay } from "../src/lib/replay.svelte.ts";
import { event, view, zone } from "./fixtures.ts";

const STEPS = 120;
const asked: string[] = [];

/** Ten steps a turn, two events a step. */
const TURNS = Array.from({ length: STEPS / 10 }, (_, at): TurnStart => ({ step: 10 * at, seat: at % 2, round: 0, event: 20 * at }));

function frame(step: number): Frame {
  const events = [2 * step, 2 * step + 1].map((number) => event(`event ${number}`));
  return { step, choice: "", first: 2 * step, events, view: view(zone("hand:0", [])), decisions: [], result: null };
}

const told = (replay: Replay): string[] => replay.events.map((one) => one.text);
const named = (from: number, to: number): string[] => Array.from({ length: to + 1 - from }, (_, at) => `event ${from + at}`);

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    if (address.endsWith("/turns")) return Promise.resolve(new Response(JSON.stringify({ v: 1, turns: TURNS })));
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
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("goes anywhere without what lies between, and has enough of a log there", async () => {
    const replay = new Replay("r");
    await replay.look(0, "hu");
    expect(asked[0]).toContain("seat=0");
    expect(asked[0]).toContain("lang=hu");
    await replay.go(119);
    expect(replay.frame?.step).toBe(119);
    expect(asked.some((address) => address.includes("step=50&"))).toBe(true);
    await vi.waitUntil(() => replay.missing === 0);
    expect(told(replay)).toEqual(named(0, 239));
  });

  it("begins where it is told to, with a log that begins there, and fetches more of it when asked", async () => {
    const replay = new Replay("r", 85);
    await replay.look(null, "en");
    expect(replay.frame?.step).toBe(85);
    expect(replay.missing).toBe(100);
    expect(told(replay)).toEqual(named(100, 171));
    expect(asked.filter((address) => address.includes("step=0&"))).toEqual([]);
    await replay.earlier();
    expect(replay.missing).toBe(0);
    expect(told(replay)).toEqual(named(0, 171));
    const beyond = new Replay("r", 5000);
    await beyond.look(null, "en");
    expect(beyond.frame?.step).toBe(STEPS);
  });

  it("is where it was wanted last, whatever is fetched first", async () => {
    const replay = new Replay("r");
    await replay.look(null, "en");
    const far = replay.go(110);
    await replay.go(7);
    await far;
    expect(replay.step).toBe(7);
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
    await replay.moment(217);
    expect(replay.frame?.events.map((one) => one.text)).toEqual(["event 216", "event 217"]);
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
