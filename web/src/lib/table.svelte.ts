/** A table as it stands here and now: takes the server's messages, and sends what the player decides. */
import { api } from "./api.ts";
import { beatsIn } from "./beats.ts";
import { changed } from "./changes.ts";
import { Choosing } from "./choosing.svelte.ts";
import { Hinting } from "./hinting.svelte.ts";
import { language, t, type Lang } from "./language.svelte.ts";
import { Live, requestId, type LiveState } from "./live.ts";
import type { Decision, EventInfo, FromServer, Remark, Remarks, Result, SeatInfo, Since, Step, TableInfo, Update, View } from "./model.ts";
import { followed } from "./following.ts";
import { NO_NEWS, newsFor } from "./news.ts";
import { Motion } from "./motion.svelte.ts";
import { PAUSES, preferences } from "./preferences.svelte.ts";
import { Unfolding } from "./unfolding.svelte.ts";

/** How long a position stays before the next one follows, so that people can see what happened. */
const PACE = 600;
/** So many positions of a turn are shown one after another; the rest of it comes with the last of them. */
const BEATS = 3;
/** With more positions waiting than this, somebody has been away: catch up at once. */
const PATIENCE = 40;

/** An update with its whole view. */
type Position = Update & { view: View };

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  decisions = $state.raw<Decision[]>([]);
  events = $state.raw<EventInfo[]>([]);
  remarks = $state.raw<Remark[]>([]);
  /** How many remarks were made before the first one here. */
  unheard = $state(0);
  result = $state.raw<Result | null>(null);
  mayUndo = $state(false);
  connection = $state<LiveState>("connecting");
  /** The language of the texts that are shown. It follows the reader's when the server has answered. */
  lang = $state<Lang>(language.current);
  /** What the server refused last, in words. */
  refusal = $state("");
  /** Why there is no table to show at all. */
  trouble = $state("");

  readonly motion = new Motion();
  readonly unfolding = new Unfolding();
  readonly hinting = new Hinting();
  readonly choosing = new Choosing((steps) => this.#choose(steps), () => preferences.settle);
  readonly me = $derived(this.info?.you ?? null);
  readonly mine = $derived(this.decisions.find((one) => one.seat === this.me && one.options) ?? null);
  readonly asked = $derived(this.decisions.map((one) => one.seat));
  /** What I saw when I was asked last, before the others went on. */
  #left = $state.raw<View | null>(null);
  readonly news = $derived(this.me === null || !this.view ? NO_NEWS : newsFor(this.me, this.events, this.#left, this.view));
  /** I have done nothing since the others did. */
  waited = $state(false);

  #version = 0;
  #number = $state(0);
  /** The numbers of the questions where my gestures began, in order. */
  #gestures: number[] = [];
  /** The earliest question that I may go back to. */
  #back = 0;
  /** Changes when I am asked something else. */
  readonly question = $derived(`${this.#number} ${this.mine?.id ?? ""}`);
  #asked: Lang = language.current;
  #waiting: Position[] = $state.raw([]);
  /** The others' turn goes on before my eyes: whoever has seen enough may skip it. */
  readonly following = $derived(this.#waiting.length > 0);
  /** How many positions of which turn were shown. */
  #beats = { turn: -1, shown: 0 };
  /** I have just gone back: nothing is answered for me there. */
  #halted = false;
  /** The view of the last update that has come; others may still wait to be shown. */
  #received: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #live: Live;

  constructor(readonly id: string) {
    const origin = location.origin.replace(/^http/, "ws");
    this.#live = new Live({
      url: `${origin}/api/tables/${encodeURIComponent(id)}/live`,
      hello: () => ({ type: "hello", lang: (this.#asked = language.current), since: this.#since(), foresight: true }),
      receive: (message) => this.receive(message),
      changed: (state) => (this.connection = state),
      ended: () => (this.trouble = this.refusal || t("table-ended")),
    });
  }

  open(): void {
    this.#live.start();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.unfolding.skip();
    this.#live.stop();
  }

  /** Take back my last gesture, or as much of it as may be; what I did before this page was open, choice by choice. */
  undo(): void {
    this.refusal = "";
    // What is gathered and not sent yet goes first: the server knows nothing of it.
    if (this.choosing.steps.length) return this.choosing.drop();
    this.unfolding.skip();
    this.#halted = true;
    const began = this.#gestures.findLast((number) => number < this.#number);
    const to = began === undefined ? null : Math.max(began, this.#back);
    const whole = to !== null && to < this.#number;
    this.#live.request({ type: "undo", id: requestId(), version: this.#version, ...(whole ? { to } : {}) });
  }

  say(text: string): void {
    this.#live.request({ type: "say", id: requestId(), text });
  }

  /** What was said before the first remark here, a page of it. */
  async earlier(): Promise<void> {
    const { first, remarks } = await api.remarks(this.id, this.unheard, this.lang);
    this.remarks = [...remarks, ...this.remarks];
    this.unheard = first;
  }

  speak(lang: Lang): void {
    if (lang === this.#asked) return;
    this.#asked = lang;
    this.refusal = "";
    this.#live.tell({ type: "lang", lang });
  }

  receive(message: FromServer): void {
    if (message.type === "table") this.#sit(message.table);
    else if (message.type === "update") this.#queue(this.#whole(message));
    else if (message.type === "same" || message.type === "present") this.#seeWho(message);
    else if (message.type === "remarks") this.#hear(message);
    else if (message.type === "done") {
      this.refusal = message.error?.message ?? "";
    } else if (message.type === "error") {
      this.refusal = message.error.message;
      this.choosing.busy = false;
    }
  }

  /** The position of an update: sent whole, or as what has changed since the one before. */
  #whole(update: Update): Position {
    const { view, changes } = update;
    if (view) this.#received = view;
    else if (changes && this.#received) this.#received = changed(this.#received, changes);
    return { ...update, view: this.#received! };
  }

  /** What was said; of a long talk the server sends only the end. */
  #hear({ first, remarks }: Remarks): void {
    const gap = first > this.unheard + this.remarks.length;
    if (gap) this.unheard = first;
    this.remarks = gap ? remarks : [...this.remarks.slice(0, first - this.unheard), ...remarks];
  }

  /** Of a game that cannot go on there may be no further position: what was asked is not asked any more. */
  #sit(info: TableInfo): void {
    this.info = info;
    if (!info.trouble || !this.view) return;
    this.decisions = [];
    this.choosing.ask(null, this.view);
  }

  /** People have come and gone; computers are always there. */
  #seeWho({ online, watchers }: { online: number[]; watchers: number }): void {
    if (!this.info) return;
    const here = (seat: SeatInfo): boolean => seat.kind === "computer" || online.includes(seat.seat);
    const seats = this.info.seats.map((seat) => ({ ...seat, online: here(seat) }));
    this.info = { ...this.info, seats, watchers };
  }

  #choose(steps: Step[]): void {
    this.refusal = "";
    this.hinting.answer(steps);
    this.waited = false;
    this.#gestures = [...this.#gestures.filter((number) => number < this.#number), this.#number];
    this.#send(steps);
  }

  #send(steps: Step[]): void {
    const answer = steps.length === 1 ? { keys: steps[0]!.keys } : { steps };
    this.#live.request({ type: "choose", id: requestId(), version: this.#version, number: this.#number, ...answer });
  }

  /** Positions follow one another at a pace that can be watched; my own answer never waits. */
  #queue(update: Position): void {
    // Whatever comes now is newer than what is being shown step by step.
    this.unfolding.skip();
    this.#waiting = [...this.#waiting, update];
    const hurry = this.choosing.busy || preferences.calm || document.hidden || this.#waiting.length > PATIENCE;
    if (hurry || this.#version === 0) this.#flush();
    else if (this.#timer === undefined) this.#next();
  }

  /** Show all that the others did at once. */
  skip(): void {
    this.unfolding.skip();
    if (this.#waiting.length) this.#flush();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#together(this.#waiting.length);
    this.#pause();
  }

  #next(): void {
    const turns = this.#waiting.map((update) => update.events.findLast((event) => event.turn)?.turn?.number ?? this.#beats.turn);
    const [turn = -1] = turns;
    if (turn !== this.#beats.turn) this.#beats = { turn, shown: 0 };
    this.#beats.shown += 1;
    const others = turns.findIndex((one) => one !== turn);
    const rest = others < 0 ? turns.length : others;
    this.#together(this.#beats.shown < BEATS ? 1 : rest);
    this.#pause();
  }

  /** Several positions as one. */
  #together(count: number): void {
    const shown = this.#waiting.slice(0, count);
    this.#waiting = this.#waiting.slice(count);
    for (const update of shown) this.#show(update, update === shown.at(-1));
  }

  #pause(): void {
    if (preferences.calm) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#waiting.length) this.#next();
    }, PACE);
  }

  #show(update: Position, moving: boolean): void {
    // Only what is new moves: an undo or another language tells old events again.
    const news = moving && update.first === this.events.length && this.view ? update.events : [];
    if (!news.some((event) => event.beat)) return this.#settle(update, news);
    this.unfolding.fold();
    const pause = document.hidden ? 0 : PAUSES[preferences.pause];
    if (!pause) return this.#settle(update, news);
    const steps = beatsIn(news).map(({ name, events }) => ({ pause: name ? pause : 0, show: () => this.#follow(events) }));
    const shown = this.events.length;
    this.unfolding.begin(steps, () => this.#settle(update, news.slice(this.events.length - shown)));
  }

  /** A step of a turn that unfolds: nothing is asked before all of it was seen, or skipped. */
  #follow(events: readonly EventInfo[]): void {
    void this.motion.play(events, () => {
      this.events = [...this.events, ...events];
      this.view = { ...followed(this.view!, events), turn: this.#bot ?? this.view!.turn };
      this.decisions = [];
      this.choosing.ask(null, this.view);
    });
  }

  /** How many choices and undos there were. */
  get version(): number {
    return this.#version;
  }

  /** The side that nobody sits at. */
  get #bot(): number | undefined {
    return this.info?.seats.find((seat) => seat.kind === "bot")?.seat;
  }

  #settle(update: Position, news: readonly EventInfo[]): void {
    void this.motion.play(news, () => {
      this.events = [...this.events.slice(0, update.first), ...update.events];
      const [was, before] = [this.mine, this.view];
      this.view = update.view;
      this.decisions = update.decisions;
      if (was && !this.mine) this.#left = before;
      if (!was && this.mine) this.waited = true;
      this.result = update.result ?? null;
      this.mayUndo = update.undo;
      this.#back = update.back ?? update.number;
      this.lang = this.#asked;
      const again = this.#version === update.version && this.#number === update.number;
      this.#version = update.version;
      this.#number = update.number;
      this.choosing.ask(this.mine, update.view, again);
      if (!again) this.#endByItself();
    });
  }

  /** Nothing is left to do, and I am asked something else next: so it ends by itself, and can be taken back with what led to it. */
  #endByItself(): void {
    const [only, ...others] = this.mine?.options ?? [];
    const halted = this.#halted;
    this.#halted = false;
    if (halted || others.length || only?.kind !== "done" || !this.mine?.then?.[only.key] || this.#waiting.length) return;
    this.choosing.busy = true;
    this.#send([{ ask: this.mine.id, keys: [only.key] }]);
  }

  #since(): Since | null {
    if (this.#waiting.length) this.#flush();
    this.unfolding.skip();
    if (!this.view || this.lang !== this.#asked) return null;
    return { version: this.#version, events: this.events.length, remarks: this.unheard + this.remarks.length, touched: this.info?.touched ?? 0 };
  }
}
