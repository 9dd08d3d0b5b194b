import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../src/lib/language.svelte.ts";
import { notices } from "../src/lib/notices.svelte.ts";

interface Sent {
  title: string;
  body: string;
  closed: boolean;
  onclick?: () => void;
}

let sent: Sent[] = [];
let hidden = true;

class FakeNotification {
  static requestPermission = async (): Promise<NotificationPermission> => "granted";
  onclick?: () => void;
  readonly body: string;
  closed = false;

  constructor(
    readonly title: string,
    options: NotificationOptions,
  ) {
    this.body = options.body ?? "";
    sent.push(this);
  }

  close(): void {
    this.closed = true;
  }
}

const icon = (): string => document.querySelector<HTMLLinkElement>("link[rel=icon]")?.getAttribute("href") ?? "";

beforeEach(() => {
  language.current = "en";
  [sent, hidden] = [[], true];
  document.head.innerHTML = `<link rel="icon" href="/icon.svg">`;
  vi.stubGlobal("Notification", FakeNotification);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  notices.permission = "granted";
  notices.mark(false, "Regnum");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a tab", () => {
  it("says in its title and by its icon that I am asked, and no longer than that", () => {
    notices.mark(true, "Anna, Béla");
    expect(document.title).toBe("● Your turn – Anna, Béla");
    expect(icon()).toBe("/icon-turn.svg");
    notices.mark(false, "Anna, Béla");
    expect(document.title).toBe("Anna, Béla");
    expect(icon()).toBe("/icon.svg");
  });
});

describe("a notification", () => {
  it("calls whoever is elsewhere, once a wait", () => {
    notices.call("t", "Pay 1 [materials]");
    notices.call("t", "Fizess 1 [materials]");
    notices.call("t", "Play a card");
    expect(sent.map((one) => [one.title, one.body])).toEqual([["Your turn", "Pay 1 materials"]]);
    notices.mark(false, "Regnum");
    notices.call("t", "Play a card");
    expect(sent.map((one) => one.closed)).toEqual([true, false]);
  });

  it("leaves alone whoever looks, or does not want it", () => {
    hidden = false;
    notices.call("t/1", "Play a card");
    [hidden, notices.permission] = [true, "denied"];
    notices.call("t/2", "Play a card");
    expect(sent).toEqual([]);
  });

  it("goes away when it is clicked, when I come back, and when the question is answered", () => {
    notices.call("t/1", "One");
    sent[0]?.onclick?.();
    notices.call("t/2", "Two");
    document.dispatchEvent(new Event("visibilitychange"));
    notices.call("t/3", "Three");
    notices.mark(false, "Regnum");
    expect(sent.map((one) => one.closed)).toEqual([true, true, true]);
  });

  it("is shown by the service worker where the page may not, and withdrawn there", async () => {
    vi.stubGlobal("Notification", function refuse() {
      throw new TypeError("Illegal constructor");
    });
    notices.call("t/1", "Play a card"); // No worker: title and icon must do.
    const shown: Sent[] = [];
    const worker = {
      showNotification: async (title: string, options: NotificationOptions) => void shown.push(new FakeNotification(title, options)),
      getNotifications: async () => shown,
    };
    vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve(worker) } });
    notices.call("t/2", "Play a card");
    notices.mark(false, "Regnum");
    await vi.waitFor(() => expect(shown.map((one) => [one.body, one.closed])).toEqual([["Play a card", true]]));
  });

  it("is offered until I have decided", async () => {
    notices.permission = "default";
    expect(notices.possible).toBe(true);
    await notices.allow();
    expect([notices.permission, notices.possible]).toEqual(["granted", false]);
  });
});
