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
  #notice: Notification | null = null;

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
   * @param which tells questions apart: nobody is called twice for the same one.
   */
  call(which: string, question: string): void {
    if (which === this.#called) return;
    this.#called = which;
    if (!document.hidden || this.permission !== "granted") return;
    this.#notice?.close();
    this.#notice = made(t("notice-turn"), { body: question.replace(MARKS, "$1"), icon: TURN_ICON, tag: TAG });
    if (!this.#notice) return;
    this.#notice.onclick = () => {
      focus();
      this.#dismiss();
    };
    document.addEventListener("visibilitychange", () => this.#dismiss(), { once: true });
  }

  /** The question was answered, here or on another device: the next one is called again. */
  #settle(): void {
    this.#called = "";
    this.#dismiss();
  }

  #dismiss(): void {
    this.#notice?.close();
    this.#notice = null;
  }
}

/** Some phones have the class but refuse to make one: then title and icon must do. */
function made(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options);
  } catch {
    return null;
  }
}

export const notices = new Notices();
