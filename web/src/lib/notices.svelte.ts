/** Tells a player who looks elsewhere that it is their turn: tab title, icon, and a notification if allowed. */
import { t } from "./language.svelte.ts";

const ICON = "/icon.svg";
const TURN_ICON = "/icon-turn.svg";
const TAG = "regnum-turn";
/** Icons in a text, `[materials]`: a notification has only words. */
const MARKS = /\[([a-z0-9-]+)\]/g;

class Notices {
  permission = $state<NotificationPermission>("Notification" in globalThis ? Notification.permission : "denied");

  get possible(): boolean {
    return "Notification" in globalThis && this.permission === "default";
  }

  async allow(): Promise<void> {
    this.permission = await Notification.requestPermission();
  }

  #called = "";
  #notice: Notice | null = null;

  /** Show in the tab whether I am asked, and what this page is. */
  mark(asked: boolean, title: string): void {
    if (!asked) this.#settle();
    document.title = asked ? `● ${t("notice-turn")} – ${title}` : title;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = asked ? TURN_ICON : ICON;
  }

  /**
   * Only for people who are elsewhere: whoever looks at the table sees it.
   *
   * @param table tells waits apart: nobody is called twice to the same table before they have played.
   */
  call(table: string, question: string): void {
    if (table === this.#called) return;
    this.#called = table;
    if (!document.hidden || this.permission !== "granted") return;
    this.#dismiss();
    this.#notice = made(t("notice-turn"), { body: question.replace(MARKS, "$1"), icon: TURN_ICON, tag: TAG }, () => this.#dismiss());
    document.addEventListener("visibilitychange", () => this.#dismiss(), { once: true });
  }

  /** Nothing is asked any more, answered here or on another device: the next time there is a call again. */
  #settle(): void {
    this.#called = "";
    this.#dismiss();
  }

  #dismiss(): void {
    this.#notice?.close();
    this.#notice = null;
  }
}

interface Notice {
  close(): void;
}

function made(title: string, options: NotificationOptions, seen: () => void): Notice | null {
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      focus();
      seen();
    };
    return notice;
  } catch {
    return handedOver(title, options);
  }
}

/** Phones want the service worker to show it; where there is none, title and icon must do. */
function handedOver(title: string, options: NotificationOptions): Notice | null {
  if (!navigator.serviceWorker) return null;
  const shown = navigator.serviceWorker.ready.then(async (worker) => {
    await worker.showNotification(title, options);
    return worker.getNotifications({ tag: TAG });
  });
  return { close: () => void shown.then((all) => all.forEach((one) => one.close())) };
}

export const notices = new Notices();
