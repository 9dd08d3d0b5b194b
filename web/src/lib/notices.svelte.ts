/** Tells a player who looks elsewhere that it is their turn: tab title, icon, and a notification if allowed. */
import { t } from "./language.svelte.ts";

const ICON = "/icon.svg";
const TURN_ICON = "/icon-turn.svg";

class Notices {
  permission = $state<NotificationPermission>("Notification" in globalThis ? Notification.permission : "denied");

  get possible(): boolean {
    return "Notification" in globalThis && this.permission === "default";
  }

  async allow(): Promise<void> {
    this.permission = await Notification.requestPermission();
  }

  /** Show in the tab whether I am asked, and what this page is. */
  mark(asked: boolean, title: string): void {
    document.title = asked ? `● ${t("notice-turn")} – ${title}` : title;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = asked ? TURN_ICON : ICON;
  }

  /** Only for people who are elsewhere: whoever looks at the table sees it. */
  call(question: string): void {
    if (!document.hidden || this.permission !== "granted") return;
    const notice = new Notification(t("notice-turn"), { body: question, icon: TURN_ICON, tag: "regnum-turn" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  }
}

export const notices = new Notices();
