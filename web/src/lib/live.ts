/**
 * One live connection to a table that mends itself.
 *
 * Requests carry ids that the server remembers, so whatever was not answered when a connection broke is
 * simply sent again over the next one: nothing is lost and nothing is done twice.
 */
import type { FromClient, FromServer, Request } from "./model.ts";

export type LiveState = "connecting" | "open" | "waiting" | "closed";

export interface LiveOptions {
  url: string;
  hello: () => FromClient;
  receive: (message: FromServer) => void;
  changed: (state: LiveState) => void;
  /** The server wants nothing more of us: the table is not ours, or not there. */
  ended: () => void;
}

const SHORTEST = 400;
const LONGEST = 8000;
/** A timer that comes this late tells of a device that was asleep: its connection is dead or will be soon. */
const SLEPT = 20_000;
const HEARTBEAT = 5000;
/** Carried away, not yours, no such table: see docs/protocol.md. To come again would change nothing. */
const FINAL = new Set([4001, 4003, 4004]);

export class Live {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #state: LiveState = "closed";
  readonly #unanswered = new Map<string, Request>();

  constructor(private readonly options: LiveOptions) {}

  start(): void {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    let last = Date.now();
    this.#heart = setInterval(() => {
      const slept = Date.now() - last > SLEPT;
      last = Date.now();
      if (slept) this.#socket?.close();
    }, HEARTBEAT);
    this.#connect();
  }

  stop(): void {
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearInterval(this.#heart);
    clearTimeout(this.#retry);
    this.#become("closed");
    this.#socket?.close();
    this.#socket = null;
  }

  /** Send now, and again after a break, until it is answered. */
  request(request: Request): void {
    this.#unanswered.set(request.id, request);
    if (this.#state === "open") this.#send(request);
  }

  /** Send now or not at all: the next hello says it anyway. */
  tell(message: FromClient): void {
    if (this.#state === "open") this.#send(message);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#become("connecting");
    const socket = new WebSocket(this.options.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.#send(this.options.hello());
      this.#become("open");
      for (const request of this.#unanswered.values()) this.#send(request);
    };
    socket.onmessage = (event) => this.#receive(String(event.data));
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#state === "closed") return;
      if (!FINAL.has(event.code)) return this.#wait();
      this.stop();
      this.options.ended();
    };
  }

  #receive(text: string): void {
    for (const message of JSON.parse(text) as FromServer[]) {
      if ((message.type === "done" || message.type === "error") && message.id) this.#unanswered.delete(message.id);
      this.options.receive(message);
    }
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #wait(): void {
    this.#become("waiting");
    const delay = Math.min(LONGEST, SHORTEST * 2 ** this.#attempts) * (0.75 + Math.random() / 2);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), delay);
  }

  readonly #now = (): void => {
    if (this.#state === "waiting" && document.visibilityState !== "hidden") this.#connect();
  };

  #become(state: LiveState): void {
    this.#state = state;
    this.options.changed(state);
  }
}

/** `crypto.randomUUID` exists only where the page came safely; a table in the living room is served plainly. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
