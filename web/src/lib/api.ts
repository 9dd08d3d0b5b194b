/** The server's REST routes. A refusal is thrown as `Refusal`, in the reader's words. */
import type * as wire from "../generated/messages.ts";
import { language, t, type Lang } from "./language.svelte.ts";
import type { Problem } from "./model.ts";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }

  get type(): Problem["type"] {
    return this.problem.type;
  }
}

/** What to show for whatever was thrown. */
export function inWords(error: unknown): string {
  return error instanceof Refusal ? error.message : t("error-network");
}

async function call<Answer>(path: string, body?: BodyInit | null, method = "POST"): Promise<Answer> {
  const asked = body === undefined ? {} : { method, body };
  const answer = await fetch(`/api${path}`, {
    ...asked,
    headers: { "Accept-Language": language.current, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
  });
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as Answer;
  const told = data as Partial<Problem> | null;
  throw new Refusal({
    v: 1,
    type: told?.type ?? "unwell",
    message: told?.message ?? t("error-unwell"),
    args: told?.args ?? {},
  });
}

const post = <Answer>(path: string, body: unknown = null): Promise<Answer> =>
  call(path, body === null ? null : JSON.stringify(body));

const at = encodeURIComponent;

export const api = {
  games: (lang: Lang) => call<wire.Games>(`/games?lang=${lang}`),
  words: (game: string, lang: Lang) => call<wire.Words>(`/games/${at(game)}/words?lang=${lang}`),
  cards: (game: string, lang: Lang) => call<wire.Cards>(`/games/${at(game)}/cards?lang=${lang}`),
  cardsOf: (game: string, lang: Lang, value: string) =>
    call<wire.Cards>(`/games/${at(game)}/cards?lang=${lang}&of=${at(value)}`),
  rules: (book: string, lang: Lang) => call<wire.Clauses>(`/rules?book=${at(book)}&lang=${lang}`),
  tables: () => call<wire.Tables>("/tables"),
  bests: (lang: Lang) => call<wire.Bests>(`/bests?lang=${lang}`),
  table: (id: string) => call<wire.TableInfo>(`/tables/${at(id)}`),
  create: (table: wire.NewTable) => post<wire.TableInfo>("/tables", table),
  invitation: (token: string) => call<wire.Invitation>(`/join/${at(token)}`),
  join: (token: string, body: wire.Join) => post<wire.TableInfo>(`/join/${at(token)}`, body),
  watch: (token: string) => post<wire.TableInfo>(`/watch/${at(token)}`),
  carry: (id: string) => post<wire.Carry>(`/tables/${at(id)}/carry`),
  arrive: (token: string) => post<wire.TableInfo>(`/carry/${at(token)}`),
  remarks: (id: string, before: number, lang: Lang) =>
    call<wire.Remarks>(`/tables/${at(id)}/remarks?before=${before}&lang=${lang}`),
  growth: (id: string) => call<wire.Growth>(`/tables/${at(id)}/growth`),
  turns: (id: string) => call<wire.Turns>(`/tables/${at(id)}/turns`),
  analyse: (id: string, lang: Lang) => post<wire.Analysis>(`/tables/${at(id)}/analysis?lang=${lang}`),
  progress: (id: string) => call<wire.Progress>(`/tables/${at(id)}/analysis`),
  hint: (id: string, lang: Lang) => post<wire.Hint>(`/tables/${at(id)}/hint?lang=${lang}`),
  rematch: (id: string) => post<wire.TableInfo>(`/tables/${at(id)}/rematch`),
  close: (id: string) => post<wire.TableInfo>(`/tables/${at(id)}/close`),
  upload: (record: string) => call<wire.TableInfo>("/records", record),
  solo: (lang: Lang) => call<wire.Solo>(`/solo?lang=${lang}`),
  campaigns: (lang: Lang) => call<wire.Campaigns>(`/campaigns?lang=${lang}`),
  campaign: (id: string, lang: Lang) => call<wire.CampaignInfo>(`/campaigns/${at(id)}?lang=${lang}`),
  beginCampaign: (campaign: wire.NewCampaign) => post<wire.CampaignInfo>("/campaigns", campaign),
  nextGame: (id: string, game: wire.NewGame) => post<wire.TableInfo>(`/campaigns/${at(id)}/game`, game),
  changeDeck: (id: string, deck: wire.NewDeck) => post<wire.CampaignInfo>(`/campaigns/${at(id)}/deck`, deck),
  removeCampaign: (id: string) => post<wire.Campaigns>(`/campaigns/${at(id)}/remove`),
  carryCampaign: (id: string) => post<wire.Carry>(`/campaigns/${at(id)}/carry`),
  bringCampaign: (token: string) => post<wire.CampaignInfo>(`/carry-campaign/${at(token)}`),
  openCampaign: (log: string) => call<wire.CampaignInfo>("/campaigns/file", log),
  campaignPath: (id: string) => `/api/campaigns/${at(id)}/file`,
  recordPath: (id: string) => `/api/tables/${at(id)}/record`,
  replay(id: string, step: number, seat: number | null, lang: Lang): Promise<wire.Frames> {
    const viewer = seat === null ? "" : `&seat=${seat}`;
    return call(`/tables/${at(id)}/replay?step=${step}&count=50${viewer}&lang=${lang}`);
  },
};
