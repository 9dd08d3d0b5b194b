/** How a campaign is told. */
import { language, t } from "./language.svelte.ts";
import type { CampaignInfo } from "./model.ts";

/** A day of the log, `2026-11-17`, as people write it. */
export function day(date: string): string {
  return new Intl.DateTimeFormat(language.current, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

export function titleOf(campaign: CampaignInfo): string {
  const kind = t(campaign.grand ? "campaign-grand" : "campaign-usual");
  return [kind, [campaign.name, campaign.nation.label].filter(Boolean).join(", ")].join(": ");
}

/** What is next, in a few words. */
export function nextOf(campaign: CampaignInfo): string {
  if (campaign.playing?.status === "playing") return t("campaign-next-playing", { bot: campaign.playing.bot.label });
  return t(`campaign-next-${campaign.stage}`);
}
