import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../src/lib/language.svelte.ts";
import type { EventInfo, FromClient, FromServer } from "../src/lib/model.ts";
import { PAUSES, Preferences, preferences, type Pause } from "../src/lib/preferences.svelte.ts";
import { LiveTable } from "../src/lib/table.svelte.ts";
import { decision, event, FakeSocket, table, update } from "./fixtures.ts";

let at: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  language.current = "en";
  localStorage.setItem("regnum-settle", "0");
  at = new LiveTable("t");
  at.open();
});

afterEach(() => {
  at.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function arrive(...messages: FromServer[]): void {
  FakeSocket.last.open();
  FakeSocket.last.say({ v: 1, type: "table", table: table() }, ...messages);
}

const sent = (): FromClient[] => FakeSocket.last.sent as FromClient[];
const asking = (version: number, more = {}): FromServer =>
  update(version, { decisions: [decision(["card:science-1", "card:culture-1"])], ...more });

describe("messages", () => {
  it("begins with hello and shows what comes", () => {
    arrive(asking(1, { events: [event("one")] }));
    expect(sent()[0]).toEqual({ type: "hello", lang: "en", since: null, foresight: true });
    expect(at.me).toBe(0);
    expect(at.mine?.text).toBe("Choose");
    expect(at.events.map((one) => one.text)).toEqual(["one"]);
  });

  it("drops what an undo has taken back", () => {
    arrive(asking(1, { events: [event("one"), event("two")] }));
    FakeSocket.last.say(asking(2, { first: 1, events: [event("other")] }));
    vi.runOnlyPendingTimers();
    expect(at.events.map((one) => one.text)).toEqual(["one", "other"]);
  });

  it("follows what has changed, also while earlier positions wait to be shown", () => {
    arrive(asking(1));
    const changes = (version: number, turn: number): FromServer =>
      ({ ...update(version), view: undefined, changes: { turn, stage: "@next" } }) as FromServer;
    FakeSocket.last.say(changes(2, 1));
    FakeSocket.last.say(changes(3, 0));
    for (let step = 0; step < 5; step += 1) vi.runOnlyPendingTimers();
    expect([at.view?.turn, at.view?.stage]).toEqual([0, "@next"]);
  });

  it("keeps the end of a long talk, and says at the next hello how much it has heard", () => {
    const remark = (text: string) => ({ kind: "said" as const, seat: 0, name: "Ann", text, at: 0 });
    arrive(asking(1), { v: 1, type: "remarks", first: 500, remarks: [remark("a"), remark("b")] });
    FakeSocket.last.say({ v: 1, type: "remarks", first: 501, remarks: [remark("c"), remark("d")] });
    expect(at.remarks.map((one) => one.text)).toEqual(["a", "c", "d"]);
    expect(at.unheard).toBe(500);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(sent()[0]).toMatchObject({ since: { remarks: 503 } });
  });

  it("lets positions follow at a pace that can be watched", () => {
    arrive(asking(1));
    FakeSocket.last.say(update(2), update(3), asking(4, { events: [event("last")] }));
    expect(at.mine).not.toBeNull();
    for (let step = 0; step < 4; step += 1) vi.advanceTimersByTime(700);
    expect(at.events.map((one) => one.text)).toEqual(["last"]);
    expect(at.mine).not.toBeNull();
  });

  it("answers with the version and number of the question, and waits", () => {
    arrive(asking(7));
    at.choosing.take("card:science-1");
    expect(sent().at(-1)).toMatchObject({ type: "choose", version: 7, number: 7, keys: ["card:science-1"] });
    expect(at.choosing.busy).toBe(true);
  });

  it("says in words what was refused, and lets choose again", () => {
    arrive(asking(7));
    at.choosing.take("card:science-1");
    const { id } = sent().at(-1) as { id: string };
    FakeSocket.last.say({ v: 1, type: "error", id, error: { v: 1, type: "stale", message: "Too late", args: {} } });
    expect(at.refusal).toBe("Too late");
    expect(at.choosing.busy).toBe(false);
  });
});

describe("gestures", () => {
  const card = decision(["card:science-1"], { id: "ask-card", still: true });
  const gesture = (version: number, more = {}): FromServer =>
    update(version, { decisions: [decision(["choice:build"], { id: "ask-verb", then: { "choice:build": card } })], ...more });

  it("are sent as a plan that names each question", () => {
    arrive(gesture(7));
    at.choosing.gather("choice:build");
    expect(sent().at(-1)).toMatchObject({ type: "hello" });
    at.choosing.gather("card:science-1");
    const steps = [
      { ask: "ask-verb", keys: ["choice:build"] },
      { ask: "ask-card", keys: ["card:science-1"] },
    ];
    expect(sent().at(-1)).toMatchObject({ type: "choose", version: 7, number: 7, steps });
    expect(sent().at(-1)).not.toHaveProperty("keys");
  });

  it("that were taken in part show the rest and say why", () => {
    arrive(gesture(7));
    at.choosing.gather("choice:build");
    at.choosing.gather("card:science-1");
    const { id } = sent().at(-1) as { id: string };
    const error = { v: 1 as const, type: "stale" as const, message: "Something else is asked", args: {} };
    FakeSocket.last.say({ v: 1, type: "done", id, version: 8, taken: 1, error }, asking(8));
    expect(at.refusal).toBe("Something else is asked");
    expect(at.choosing.decision?.id).toBe("civ-ask");
    expect(at.choosing.steps).toEqual([]);
    expect(at.choosing.busy).toBe(false);
  });

  const undone = (): unknown => {
    at.undo();
    return (sent().at(-1) as { to?: number }).to;
  };

  it("are taken back one by one, each as a whole", () => {
    arrive(gesture(3));
    at.choosing.gather("choice:build");
    at.choosing.gather("card:science-1");
    FakeSocket.last.say(gesture(5, { undo: true, back: 3 }));
    at.choosing.gather("choice:build");
    at.choosing.gather("card:science-1");
    FakeSocket.last.say(gesture(7, { undo: true, back: 3 }));
    vi.runOnlyPendingTimers();
    expect(undone()).toBe(5);
    FakeSocket.last.say(gesture(9, { number: 5, undo: true, back: 3 }));
    vi.runOnlyPendingTimers();
    expect(undone()).toBe(3);
  });

  it("that are not sent yet are taken back here, and nothing that was sent", () => {
    arrive(gesture(3, { undo: true, back: 0 }));
    at.choosing.gather("choice:build");
    expect(at.choosing.decision?.id).toBe("ask-card");
    at.undo();
    expect(at.choosing.decision?.id).toBe("ask-verb");
    expect(sent().at(-1)).toMatchObject({ type: "hello" });
  });

  it("are taken back only as far as may be", () => {
    arrive(gesture(3));
    at.choosing.gather("choice:build");
    at.choosing.gather("card:science-1");
    FakeSocket.last.say(gesture(5, { undo: true, back: 4 }));
    expect(undone()).toBe(4);
  });

  it("of before the page was opened are taken back choice by choice", () => {
    arrive(gesture(3, { undo: true, back: 0 }));
    expect(undone()).toBeUndefined();
  });
});

describe("a question that has just come", () => {
  it("takes no answer for a moment: a double click answers once", () => {
    localStorage.setItem("regnum-settle", "250");
    arrive(asking(1));
    vi.advanceTimersByTime(250);
    at.choosing.take("card:science-1");
    FakeSocket.last.say(asking(2));
    expect(at.choosing.deaf).toBe(true);
    at.choosing.take("card:culture-1");
    expect(sent().filter((one) => one.type === "choose")).toHaveLength(1);
    vi.advanceTimersByTime(250);
    at.choosing.take("card:culture-1");
    expect(sent().filter((one) => one.type === "choose")).toHaveLength(2);
  });
});

describe("a phase with nothing left to do", () => {
  const next = decision(["card:science-1"], { id: "ask-next" });
  const ending = (version: number, then = {}): FromServer => update(version, { decisions: [decision(["done"], { id: "ask-end", then })], undo: true, back: 1 });
  const chosen = (): FromClient[] => sent().filter((one) => one.type === "choose");

  it("ends by itself where I am asked something else next", () => {
    arrive(ending(3, { done: next }));
    expect(chosen()).toMatchObject([{ keys: ["done"], version: 3 }]);
  });

  it("waits where the turn would go on to somebody else", () => {
    arrive(ending(3));
    expect(chosen()).toEqual([]);
  });

  it("is taken back with what led to it, and then stays open", () => {
    arrive(asking(2, { undo: true, back: 1 }));
    at.choosing.take("card:science-1");
    FakeSocket.last.say(ending(3, { done: next }));
    FakeSocket.last.say(update(4, { decisions: [next], undo: true, back: 1 }));
    at.undo();
    expect(sent().at(-1)).toMatchObject({ type: "undo", to: 2 });
    FakeSocket.last.say(ending(5, { done: next }));
    vi.runOnlyPendingTimers();
    expect(chosen()).toHaveLength(2);
  });
});

describe("what the others do", () => {
  const theirs = (version: number, first: number): FromServer =>
    update(version, { first, events: [{ ...event(`step ${version}`), turn: { number: version < 20 ? 7 : 8, seat: 1 } }] });

  it("is shown in three beats a turn at the most", () => {
    arrive(asking(1));
    for (let version = 2; version < 12; version += 1) FakeSocket.last.say(theirs(version, version - 2));
    const seen = [at.events.length];
    for (let beat = 0; beat < 3; beat += 1) {
      vi.advanceTimersByTime(600);
      seen.push(at.events.length);
    }
    expect(seen).toEqual([0, 1, 2, 10]);
  });

  it("is there at once for whoever skips it", () => {
    arrive(asking(1));
    for (let version = 2; version < 12; version += 1) FakeSocket.last.say(theirs(version, version - 2));
    expect(at.following).toBe(true);
    at.skip();
    expect([at.events.length, at.following]).toEqual([10, false]);
  });
});

describe("reconnecting", () => {
  it("comes again by itself and tells what it has", () => {
    arrive(asking(5, { events: [event("one"), event("two")] }));
    FakeSocket.last.drop();
    expect(at.connection).toBe("waiting");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.open();
    expect(sent()[0]).toMatchObject({ type: "hello", since: { version: 5, events: 2, remarks: 0, touched: 3 } });
    expect(at.connection).toBe("open");
  });

  it("waits longer each time", () => {
    arrive();
    const made = (): number => FakeSocket.made.length;
    FakeSocket.last.drop();
    for (let wait = 0; wait < 6; wait += 1) {
      vi.advanceTimersByTime(12_000);
      FakeSocket.last.drop();
    }
    const before = made();
    vi.advanceTimersByTime(5000);
    expect(made()).toBe(before);
    vi.advanceTimersByTime(7000);
    expect(made()).toBe(before + 1);
  });

  it("sends again what was not answered, under the same id", () => {
    arrive(asking(5));
    at.choosing.take("card:science-1");
    const before = sent().at(-1);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(sent()[1]).toEqual(before);
    FakeSocket.last.say({ v: 1, type: "done", id: (before as { id: string }).id, version: 6, taken: 1, error: null });
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(sent()).toHaveLength(1);
  });

  it("learns who came and went meanwhile", () => {
    arrive(asking(5));
    FakeSocket.last.say({ v: 1, type: "same", version: 5, events: 0, remarks: 0, touched: 3, online: [0], watchers: 2 });
    expect(at.info?.seats.map((seat) => seat.online)).toEqual([true, false]);
    expect(at.info?.watchers).toBe(2);
  });

  it("stays away where it is not wanted, and says why", () => {
    FakeSocket.last.open();
    FakeSocket.last.say({ v: 1, type: "error", id: null, error: { v: 1, type: "foreign", message: "Not yours", args: {} } });
    FakeSocket.last.drop(4003);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(at.trouble).toBe("Not yours");
  });
});

describe("a game that cannot go on", () => {
  it("asks nothing any more, even where no position follows", () => {
    arrive(asking(5, { events: [event("one")] }));
    FakeSocket.last.say({ v: 1, type: "table", table: table({ status: "broken", trouble: "The rules have changed." }) });
    expect(at.mine).toBeNull();
    expect(at.choosing.options).toEqual([]);
    expect(at.view).not.toBeNull();
    expect(at.events.map((one) => one.text)).toEqual(["one"]);
  });
});

describe("a bot's turn", () => {
  const bot = { seat: 1, kind: "bot" as const, name: "Roman bot", spec: "", online: true };
  const told = (text: string, beat: string): EventInfo => ({ ...event(text), beat });
  const TURN = [event("mine"), told("rolls", "die"), told("first", "slot:1"), told("second", "slot:2"), event("after")];
  const texts = (): string[] => at.events.map((one) => one.text);

  /** I have been asked, and my answer leads to a turn of the bot. */
  function comeToTurn(pause: Pause = "short"): void {
    preferences.pause = pause;
    FakeSocket.last.open();
    FakeSocket.last.say({ v: 1, type: "table", table: table({ seats: [table().seats[0]!, bot] }) }, asking(1));
    at.choosing.take("card:science-1");
    FakeSocket.last.say(asking(2, { events: TURN }));
  }

  it("unfolds step by step, and asks when all of it was seen", () => {
    comeToTurn();
    expect(texts()).toEqual(["mine", "rolls"]);
    expect([at.mine, at.choosing.busy, at.view?.turn]).toEqual([null, false, 1]);
    vi.advanceTimersByTime(PAUSES.short);
    expect(texts()).toEqual(["mine", "rolls", "first"]);
    vi.advanceTimersByTime(2 * PAUSES.short);
    expect(texts()).toEqual(["mine", "rolls", "first", "second", "after"]);
    expect([at.unfolding.running, at.mine?.text, at.view?.turn]).toEqual([false, "Choose", 0]);
  });

  it("is skipped by whoever has seen enough", () => {
    comeToTurn();
    at.unfolding.skip();
    expect(texts()).toEqual(TURN.map((one) => one.text));
    expect(at.mine).not.toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(texts()).toHaveLength(TURN.length);
  });

  it("is there at once for whoever wants no pause", () => {
    comeToTurn("off");
    expect(texts()).toHaveLength(TURN.length);
    expect(at.mine).not.toBeNull();
  });

  it("is cut short by whatever is newer", () => {
    comeToTurn();
    FakeSocket.last.say(asking(3, { first: TURN.length, events: [event("newer")] }));
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual([...TURN.map((one) => one.text), "newer"]);
    expect(at.unfolding.running).toBe(false);
  });

  it("is told whole to the server after a break in the middle of it", () => {
    comeToTurn();
    FakeSocket.last.drop();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(sent()[0]).toMatchObject({ since: { version: 2, events: TURN.length } });
  });

  it("stays open for whoever looks back at an earlier step", () => {
    comeToTurn();
    at.unfolding.look(0, 2);
    vi.advanceTimersByTime(60_000);
    expect([at.unfolding.running, at.unfolding.again, at.unfolding.at]).toEqual([false, true, 0]);
  });

  it("has no pauses for whoever prefers no motion, unless they ask for them", () => {
    localStorage.removeItem("regnum-pause");
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(new Preferences().pause).toBe("off");
    localStorage.setItem("regnum-pause", "normal");
    expect(new Preferences().pause).toBe("normal");
  });
});

describe("another language", () => {
  it("is asked for, and shown when it has come", () => {
    arrive(asking(5, { events: [event("one")] }));
    at.speak("hu");
    expect(sent().at(-1)).toEqual({ type: "lang", lang: "hu" });
    expect(at.lang).toBe("en");
    FakeSocket.last.say(asking(5, { events: [event("egy")] }));
    vi.advanceTimersByTime(2000);
    expect(at.lang).toBe("hu");
    expect(at.events.map((one) => one.text)).toEqual(["egy"]);
  });

  it("is not asked for twice", () => {
    arrive(asking(5));
    at.speak("hu");
    at.speak("hu");
    expect(sent().filter((one) => one.type === "lang")).toHaveLength(1);
  });
});
