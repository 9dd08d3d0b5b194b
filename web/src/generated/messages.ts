/* Written by `npm run types` from the server's schema. Do not edit. */

export type FromClient = Hello | Choose | Undo | Say | SetLang;
export type FromServer = Update | Same | Seats | Present | Remarks | Done | Error;

export interface Everything {
  Advice: Advice;
  Analysis: Analysis;
  BestInfo: BestInfo;
  Bests: Bests;
  BookInfo: BookInfo;
  Campaign: Campaign;
  CampaignGame: CampaignGame;
  CampaignInfo: CampaignInfo;
  Campaigns: Campaigns;
  CardInfo: CardInfo;
  Cards: Cards;
  Carry: Carry;
  Change: Change;
  Changes: Changes;
  Chapter: Chapter;
  ChapterInfo: ChapterInfo;
  Choose: Choose;
  ClauseInfo: ClauseInfo;
  Clauses: Clauses;
  CounterChange: CounterChange;
  CounterView: CounterView;
  DecisionView: DecisionView;
  Done: Done;
  Ending: Ending;
  Error: Error;
  EventInfo: EventInfo;
  Frame: Frame;
  Frames: Frames;
  FromClient: FromClient;
  FromServer: FromServer;
  GameInfo: GameInfo;
  Games: Games;
  Growth: Growth;
  Hello: Hello;
  Hint: Hint;
  Invitation: Invitation;
  Join: Join;
  Leads: Leads;
  LineStep: LineStep;
  Links: Links;
  MistakeInfo: MistakeInfo;
  Named: Named;
  NewCampaign: NewCampaign;
  NewDeck: NewDeck;
  NewGame: NewGame;
  NewTable: NewTable;
  OnlyInfo: OnlyInfo;
  OptionInfo: OptionInfo;
  OptionView: OptionView;
  PlayerInfo: PlayerInfo;
  PlayingInfo: PlayingInfo;
  PointsView: PointsView;
  Present: Present;
  Problem: Problem;
  Progress: Progress;
  Record: Record;
  RemarkView: RemarkView;
  Remarks: Remarks;
  ResultView: ResultView;
  RoundPoints: RoundPoints;
  Same: Same;
  Say: Say;
  SeatInfo: SeatInfo;
  Seats: Seats;
  SetLang: SetLang;
  Since: Since;
  Solo: Solo;
  SoloInfo: SoloInfo;
  Step: Step;
  TableInfo: TableInfo;
  Tables: Tables;
  TurnInfo: TurnInfo;
  TurnStart: TurnStart;
  Turns: Turns;
  Undo: Undo;
  Update: Update;
  ValueInfo: ValueInfo;
  View: View;
  Words: Words;
  ZoneChange: ZoneChange;
  ZoneView: ZoneView;
}
/**
 * An option, and what `search` makes of it.
 */
export interface Advice {
  key: string;
  label: string;
  leads: Leads | null;
  line: LineStep[];
  share: number;
  value: number;
}
/**
 * What a line leads to, as far as search can see: numbers, and a line of words.
 */
export interface Leads {
  cards: number;
  chance: number;
  points: number;
  text: string;
  theirs: number;
}
/**
 * A choice of a line that search has in mind.
 */
export interface LineStep {
  key: string;
  label: string;
}
/**
 * A game that is over, looked back at.
 */
export interface Analysis {
  chances: number[][];
  mistakes: MistakeInfo[];
  v: 1;
}
/**
 * A choice that cost its seat more of its chances than search would have given away.
 */
export interface MistakeInfo {
  asked: string;
  chosen: LineStep;
  line: LineStep[];
  lost: number;
  number: number;
  seat: number;
  text: string;
}
/**
 * The best of my solo games with one side.
 */
export interface BestInfo {
  game: string;
  points: number;
  side: string;
  table: string;
  title: string;
}
/**
 * My personal bests, by game and side.
 */
export interface Bests {
  bests: BestInfo[];
  v: 1;
}
/**
 * A book of rules.
 */
export interface BookInfo {
  book: string;
  title: string;
}
/**
 * The log of a campaign.
 */
export interface Campaign {
  chapters: Chapter[];
  format: number;
  game: string;
  grand: boolean;
  name: string;
  nation: string;
  options: {
    [k: string]: string;
  };
}
/**
 * One game of a campaign.
 */
export interface Chapter {
  bot: string;
  change: Change | null;
  date: string;
  gained: string[];
  level: string;
  points: number[];
  reason: string;
  won: boolean;
}
/**
 * What a win has done to the starting deck: one card more or one less.
 */
export interface Change {
  added: string;
  removed: string;
}
/**
 * A game of a campaign that is over.
 */
export interface CampaignGame {
  added: Named | null;
  bot: Named;
  date: string;
  ending: string;
  level: Named;
  points: number[];
  removed: Named | null;
  table: string;
  won: boolean;
}
/**
 * A nation, a level or a card, and what it is called.
 */
export interface Named {
  key: string;
  label: string;
}
/**
 * A campaign of mine: its log, and what is next.
 */
export interface CampaignInfo {
  chapters: CampaignGame[];
  created: number;
  deck: Named[];
  doubled: boolean;
  gained: Named[];
  game: string;
  grand: boolean;
  id: string;
  level: Named;
  losses: number;
  name: string;
  nation: Named;
  opponents: Named[];
  options: {
    [k: string]: string;
  };
  playing: PlayingInfo | null;
  stage: "change-deck" | "choose-bot" | "lost" | "won";
  to_lose: number;
  to_win: number;
  v: 1;
  wins: number;
}
/**
 * The game in progress.
 */
export interface PlayingInfo {
  bot: Named;
  status: "playing" | "stopped";
  table: string;
}
/**
 * My campaigns, the newest first, and how many I may keep.
 */
export interface Campaigns {
  campaigns: CampaignInfo[];
  most: number;
  v: 1;
}
/**
 * A card as people read it. Icons stand in the text as `[materials]`-like marks.
 */
export interface CardInfo {
  brief: string;
  count: number;
  facets: {
    [k: string]: string[];
  };
  fields: {
    [k: string]: {
      [k: string]: number;
    };
  };
  key: string;
  points: string;
  printed: string;
  suit: string;
  suits: string[];
  text: string;
  title: string;
}
/**
 * The cards of a game.
 */
export interface Cards {
  cards: CardInfo[];
  game: string;
  lang: "en" | "hu";
  v: 1;
}
/**
 * A path that moves my seat to the device that opens it, once.
 */
export interface Carry {
  expires: number;
  path: string;
  v: 1;
}
/**
 * What has changed in a view: first what is gone, by its place before, then the rest in order.
 */
export interface Changes {
  counters?: CounterChange[];
  counters_gone?: number[];
  stage: string;
  turn: number | null;
  zones?: ZoneChange[];
  zones_gone?: number[];
}
/**
 * A counter, by its place among the counters: its value now, or all about it.
 */
export interface CounterChange {
  at: number;
  came?: boolean;
  counter?: CounterView | null;
  value?: number;
}
/**
 * A number that matters, such as points or the hand size.
 */
export interface CounterView {
  group: string;
  key: string;
  name: string;
  owner: number | null;
  value: number;
  who: boolean;
}
/**
 * A zone, by its place among the zones: what lies there now, or all about it.
 */
export interface ZoneChange {
  at: number;
  came?: boolean;
  cards?: string[] | null;
  count?: number;
  zone?: ZoneView | null;
}
/**
 * A place with cards. `cards` is None where the viewer may know only their number.
 */
export interface ZoneView {
  cards: string[] | null;
  count: number;
  group: string;
  key: string;
  layout: "hand" | "pile" | "row" | "stack";
  name: string;
  owner: number | null;
}
/**
 * A chapter of a book, besides its clauses.
 */
export interface ChapterInfo {
  about: string[];
  examples: string[];
  title: string;
}
/**
 * Answer the open question by `keys`, of which further ones answer the same series one after another; or
 *     this and the following ones by `steps`.
 */
export interface Choose {
  id: string;
  /**
   * @maxItems 60
   */
  keys?: string[];
  number: number;
  /**
   * @maxItems 60
   */
  steps?: Step[];
  type: "choose";
  v?: 1;
  version: number;
}
/**
 * A part of a plan: the id of the question that is expected, and the picks that answer it.
 */
export interface Step {
  ask: string;
  /**
   * @minItems 1
   * @maxItems 60
   */
  keys: string[];
}
/**
 * A clause of the rules, or a row of a bot's table, in words for players.
 */
export interface ClauseInfo {
  book: string;
  id: string;
  kind: "clause" | "ruling" | "scenario";
  refs: string[];
  section: string;
  text: string;
}
/**
 * Clauses: of a book, or found by words, best first. What is found by words comes without the rest.
 */
export interface Clauses {
  books: BookInfo[];
  chapters: ChapterInfo[];
  clauses: ClauseInfo[];
  links: {
    [k: string]: string;
  };
  v: 1;
}
/**
 * A question. Everybody sees who is asked what, only the asked seat the options.
 */
export interface DecisionView {
  args: {
    [k: string]: unknown;
  };
  begins?: boolean;
  clause: string;
  id: string;
  least?: number;
  most?: number;
  options: OptionView[] | null;
  refused?: {
    [k: string]: string;
  };
  seat: number;
  still?: boolean;
  text: string;
  then?: {
    [k: string]: DecisionView;
  };
  waiting?: string;
}
/**
 * One answer.
 */
export interface OptionView {
  gains?: {
    [k: string]: number;
  };
  key: string;
  kind: "card" | "choice" | "done" | "number" | "pile" | "resource" | "seat";
  label: string;
  pays?: {
    [k: string]: number;
  };
  value: number;
  warning?: string;
  zone?: string;
}
/**
 * A request was carried out, all of it or, with an error, its first `taken` picks.
 */
export interface Done {
  error: Problem | null;
  id: string;
  taken: number;
  type: "done";
  v: 1;
  version: number;
}
/**
 * What is wrong: a type for programs, a line for people, and what the line is about.
 */
export interface Problem {
  args: {
    [k: string]: unknown;
  };
  message: string;
  type: "flooding" | "foreign" | "illegal" | "malformed" | "missing" | "oversized" | "refused" | "stale" | "unwell";
  v: 1;
}
/**
 * How a game came out, in short.
 */
export interface Ending {
  points: number[];
  reason: string;
  winners: number[];
}
/**
 * A request was refused, and nothing has changed.
 */
export interface Error {
  error: Problem;
  id: string | null;
  type: "error";
  v: 1;
}
/**
 * Something that happened, as the viewer may know it.
 */
export interface EventInfo {
  args: {
    [k: string]: unknown;
  };
  beat?: string;
  clauses?: string[];
  id: string;
  kind: "counted" | "moved" | "revealed" | "said" | "scored" | "shuffled" | "turned" | "used";
  text: string;
  turn?: TurnInfo | null;
}
/**
 * A bracket around events: its number, and whose turn it is (null between turns).
 */
export interface TurnInfo {
  number: number;
  seat: number | null;
}
/**
 * A recorded game after `step` choices.
 */
export interface Frame {
  choice: string;
  decisions: DecisionView[];
  events: EventInfo[];
  first: number;
  result: ResultView | null;
  step: number;
  view: View;
}
/**
 * How the game ended.
 */
export interface ResultView {
  because: string;
  lines: PointsView[];
  points: number[];
  reason: string;
  text: string;
  winners: number[];
}
/**
 * One source of points.
 */
export interface PointsView {
  category: string;
  heading: string;
  label: string;
  points: number;
  seat: number;
  source: string;
}
/**
 * A game as one viewer sees it. Names are message references such as `@civ-zone-hand`.
 */
export interface View {
  counters: CounterView[];
  game: string;
  seat: number | null;
  seats: number;
  stage: string;
  turn: number | null;
  zones: ZoneView[];
}
/**
 * A piece of a replay. `steps` is the number of the last frame there is.
 */
export interface Frames {
  frames: Frame[];
  steps: number;
  v: 1;
}
/**
 * The first message.
 */
export interface Hello {
  foresight?: boolean;
  lang?: "en" | "hu";
  since?: Since | null;
  type: "hello";
  v?: 1;
}
/**
 * What the client has already: of this table, for this seat, in this language.
 */
export interface Since {
  events: number;
  remarks: number;
  touched: number;
  version: number;
}
/**
 * Take back my last choice, or all of them since a question.
 */
export interface Undo {
  id: string;
  to?: number | null;
  type: "undo";
  v?: 1;
  version: number;
}
/**
 * A line of chat.
 */
export interface Say {
  id: string;
  text: string;
  type: "say";
  v?: 1;
}
/**
 * Everything in another language from now on, and once more what was sent.
 */
export interface SetLang {
  lang: "en" | "hu";
  type: "lang";
  v?: 1;
}
/**
 * The table as it is now for this viewer, with the events from number `first` on.
 *
 *     The viewer drops what it has from event `first` on, then adds `events`: after an undo, `first` may be
 *     lower than the number of events it has.
 */
export interface Update {
  back?: number | null;
  changes?: Changes | null;
  decisions: DecisionView[];
  events: EventInfo[];
  first: number;
  number: number;
  result?: ResultView | null;
  type: "update";
  undo: boolean;
  v: 1;
  version: number;
  view?: View | null;
}
/**
 * Nothing has changed since what the viewer said it has.
 */
export interface Same {
  events: number;
  online: number[];
  remarks: number;
  touched: number;
  type: "same";
  v: 1;
  version: number;
  watchers: number;
}
/**
 * Who sits at the table, who is there, and how it stands. Sent first, and when any of it changes.
 */
export interface Seats {
  table: TableInfo;
  type: "table";
  v: 1;
}
/**
 * A table as one guest sees it.
 */
export interface TableInfo {
  asked: number[];
  campaign: string;
  created: number;
  game: string;
  id: string;
  kind: "game" | "replay";
  links: Links;
  options: {
    [k: string]: string;
  };
  owner: boolean;
  record: boolean;
  rematch: string;
  seats: SeatInfo[];
  status: "broken" | "closed" | "over" | "playing";
  touched: number;
  trouble: string;
  v: 1;
  version: number;
  watchers: number;
  you: number | null;
}
/**
 * Paths to send to others; empty where the reader may not give them away, or all seats are taken.
 */
export interface Links {
  join: string;
  watch: string;
}
/**
 * Who sits where.
 */
export interface SeatInfo {
  kind: "bot" | "computer" | "open" | "person";
  name: string;
  online: boolean;
  seat: number;
  spec: string;
}
/**
 * Who is there now: sent when somebody has come or gone, gathered where many do.
 */
export interface Present {
  online: number[];
  type: "present";
  v: 1;
  watchers: number;
}
/**
 * What was said and noted, from number `first` on.
 */
export interface Remarks {
  first: number;
  remarks: RemarkView[];
  type: "remarks";
  v: 1;
}
/**
 * Said at the table, or noted by it.
 */
export interface RemarkView {
  at: number;
  kind: "note" | "said";
  name: string;
  seat: number | null;
  text: string;
}
/**
 * A game as the front page offers it.
 */
export interface GameInfo {
  max_seats: number;
  min_seats: number;
  name: string;
  options: OptionInfo[];
  players: PlayerInfo[];
  title: string;
}
/**
 * Something to choose before a game.
 */
export interface OptionInfo {
  default: string;
  help: string;
  label: string;
  name: string;
  per_seat: boolean;
  seats: number[];
  values: ValueInfo[];
}
/**
 * One value of an option, in words.
 */
export interface ValueInfo {
  clauses: string[];
  difficulty: number;
  has_cards: boolean;
  help: string;
  label: string;
  only: OnlyInfo | null;
  special: string;
  value: string;
}
/**
 * Another option has to be one of these.
 */
export interface OnlyInfo {
  option: string;
  values: string[];
}
/**
 * A level of computer player.
 */
export interface PlayerInfo {
  label: string;
  spec: string;
}
/**
 * All games.
 */
export interface Games {
  games: GameInfo[];
  v: 1;
}
/**
 * How the points grew, round by round; nothing where a game cannot be added up before its end.
 */
export interface Growth {
  rounds: RoundPoints[];
  v: 1;
}
/**
 * What everybody had when a round was over.
 */
export interface RoundPoints {
  points: number[];
  round: number;
}
/**
 * What search would do, best first.
 */
export interface Hint {
  advice: Advice[];
  number: number;
  v: 1;
}
/**
 * What a join link leads to; where no seat is free any more, the path to watch there instead.
 */
export interface Invitation {
  table: TableInfo;
  v: 1;
  watch: string;
}
/**
 * Take a seat.
 */
export interface Join {
  name?: string;
  seat: number;
  v?: 1;
}
/**
 * A campaign to begin.
 */
export interface NewCampaign {
  game: string;
  grand?: boolean;
  name?: string;
  nation: string;
  options?: {
    [k: string]: string;
  };
  v?: 1;
}
/**
 * What a win changes: one card is added, or one removed.
 */
export interface NewDeck {
  added?: string;
  removed?: string;
  v?: 1;
}
/**
 * The next game of a campaign.
 */
export interface NewGame {
  bot: string;
  seed?: number | null;
  v?: 1;
}
/**
 * A table to set up. A seat is `me`, `open` (a friend, by link), or a computer of `GameInfo.players`.
 */
export interface NewTable {
  game: string;
  name?: string;
  options?: {
    [k: string]: string;
  };
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: string[];
  seed?: number | null;
  v?: 1;
}
/**
 * How far the computer has come with looking back at a game.
 */
export interface Progress {
  all: number;
  done: number;
  v: 1;
}
/**
 * Enough to play the game again, on any machine, and to notice if it comes out differently.
 */
export interface Record {
  cards: string;
  choices: string[];
  ending?: Ending | null;
  fingerprints: {
    [k: string]: string;
  };
  format?: 2;
  game: string;
  options: {
    [k: string]: string;
  };
  players?: string[];
  rules: string;
  seats: number;
  seed: number;
}
/**
 * What my solo games against bots came to.
 */
export interface Solo {
  results: SoloInfo[];
  v: 1;
}
/**
 * My solo games that are alike, added up.
 */
export interface SoloInfo {
  best: number;
  bot: string;
  game: string;
  games: number;
  level: string;
  side: string;
  wins: number;
}
/**
 * My tables, the newest first.
 */
export interface Tables {
  tables: TableInfo[];
  v: 1;
}
/**
 * Where a turn begins in a recorded game.
 */
export interface TurnStart {
  event: number;
  round: number;
  seat: number;
  step: number;
}
/**
 * The turns of a recorded game that one can go to.
 */
export interface Turns {
  turns: TurnStart[];
  v: 1;
}
/**
 * The words that views refer to: `@civ-zone-hand` → `Hand`.
 */
export interface Words {
  game: string;
  lang: "en" | "hu";
  v: 1;
  words: {
    [k: string]: string;
  };
}
