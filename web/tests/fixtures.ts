import type { Decision, EventInfo, Option, TableInfo, Update, View, Zone } from "../src/lib/model.ts";

export function zone(key: string, cards: string[] | null, more: Partial<Zone> = {}): Zone {
  return { key, name: `@${key}`, owner: 0, layout: "hand", count: cards?.length ?? 0, cards, group: "", ...more };
}

export function view(...zones: Zone[]): View {
  return { game: "civ", seat: 0, seats: 2, turn: 0, stage: "@stage", zones, counters: [] };
}

export function option(key: string): Option {
  const kind = key.split(":")[0] as Option["kind"];
  return { key, kind, value: 0, label: key, zone: "", warning: "" };
}

export function decision(keys: string[], more: Partial<Decision> = {}): Decision {
  return {
    seat: 0,
    id: "civ-ask",
    text: "Choose",
    clause: "civ:TURN-1",
    least: 1,
    most: 1,
    args: {},
    options: keys.map((key) => ({ ...option(key), zone: key.startsWith("card:") ? "hand:0" : "" })),
    refused: {},
    ...more,
  };
}

export function event(text: string, args: EventInfo["args"] = {}): EventInfo {
  return { kind: "said", id: "civ-said", text, args };
}

export function update(version: number, more: Partial<Update> = {}): Update {
  return {
    v: 1,
    type: "update",
    version,
    number: version,
    first: 0,
    events: [],
    view: view(zone("hand:0", ["science-1", "science-1", "culture-1"])),
    decisions: [],
    result: null,
    undo: false,
    ...more,
  };
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  const seat = (number: number, name: string): TableInfo["seats"][number] => ({
    seat: number,
    kind: "person",
    name,
    spec: "",
    online: true,
  });
  return {
    v: 1,
    id: "t",
    game: "civ",
    kind: "game",
    status: "playing",
    options: {},
    seats: [seat(0, "Anna"), seat(1, "Béla")],
    you: 0,
    owner: true,
    asked: [0],
    version: 1,
    touched: 3,
    watchers: 0,
    links: { join: "", watch: "" },
    record: false,
    rematch: "",
    campaign: "",
    created: 0,
    trouble: "",
    ...more,
  };
}

/** A WebSocket that a test holds the other end of. */
export class FakeSocket {
  static made: FakeSocket[] = [];
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.made.at(-1);
    if (!last) throw new Error("no connection was made");
    return last;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.drop(1000);
  }

  open(): void {
    this.onopen?.();
  }

  say(...messages: unknown[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}
