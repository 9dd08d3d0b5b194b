/**
 * What can be done now, gathered from a question and what is foreseen after its options: for any game, without a rule.
 *
 * A question whose options only lead on, with nothing happening on the way (`still`), is a menu: what it leads to is
 * offered in its place, at the cards it is about. What follows an act is offered with it where it is a small choice.
 */
import { after, type Way } from "./foresight.ts";
import { t } from "./language.svelte.ts";
import type { Decision, Option } from "./model.ts";

/** A deed is a way with what is said of it. */
export interface Deed extends Way {
  /** Something happens before its card is chosen: it is never done by a mere click on the card. */
  careful: boolean;
  /** Its verb, such as `Build`; empty where the question itself says what is done. */
  verb: string;
  /** What is decided with it, or asked after it. */
  more: string;
  /** Its last answer is a number that may be changed: what to pay, how many to store. */
  number: Decision | null;
  /** What it opens, where that is a small choice: so it may be made at once. */
  inside: readonly Deed[];
  /** The same with the card of the table that is asked for next: one step for whoever knows it already. */
  targets: readonly Deed[];
}

export interface Deeds {
  /** By place, `zone/card`. */
  cards: ReadonlyMap<string, readonly Deed[]>;
  /** The cards among them that lie in no zone that the viewer sees: their place begins with `/`. */
  loose: readonly string[];
  /** Whatever is not about a card: buttons. */
  buttons: readonly Deed[];
}

export const NO_DEEDS: Deeds = { cards: new Map(), loose: [], buttons: [] };
/** A menu of more than these is a question of its own. */
const MENU = 6;
/** So many cards are offered beside a deed; more are looked for where they lie. */
const TARGETS = 8;

export function isSeries(decision: Decision): boolean {
  return (decision.most ?? 1) > 1;
}

/** Is it about a number alone? */
export function asksNumber({ options }: Decision): boolean {
  return (options?.length ?? 0) > 1 && options!.every((one) => one.kind === "number");
}

/** The number that people mostly mean: where something else may stand in for a price, none of it; else all. */
export function usual(decision: Decision): Option {
  const options = decision.options!;
  return options.some((one) => Object.keys(one.pays ?? {}).length) ? options[0]! : options.at(-1)!;
}

/** All deeds of a question, for who sees these zones. */
export function deedsOf(decision: Decision, zones: ReadonlySet<string>): Deeds {
  const cards = new Map<string, Deed[]>();
  const loose: string[] = [];
  const buttons: Deed[] = [];
  const lies = (one: Option): boolean => one.kind === "card" && zones.has(one.zone ?? "");

  function gather(asked: Decision, before: Way | null, careful = false): void {
    for (const option of asked.options ?? []) {
      const way = extended(before, asked, option);
      if (option.kind === "card" && (lies(option) || !before)) {
        const card = option.key.slice(option.key.indexOf(":") + 1);
        const place = `${lies(option) ? option.zone : ""}/${card}`;
        const done = finished(way, isSeries(asked)).map((one) => ({ ...one, careful }));
        cards.set(place, [...(cards.get(place) ?? []), ...done]);
        if (!lies(option)) loose.push(card);
      } else if (careful) continue;
      else if (!before && option.kind === "choice" && !isSeries(asked) && opens(way.then, asked)) gather(way.then!, way);
      else if (way.then && asksNumber(way.then) && !isSeries(asked)) buttons.push(deed(extended(way, way.then, usual(way.then)), way.then));
      else {
        const isMenu = !before && option.kind === "choice" && !isSeries(asked);
        buttons.push({ ...deed(way), inside: isMenu ? insideOf(way) : onceMore(way, asked) });
        if (isMenu) foretaste(way, way.then);
      }
    }
  }

  /** The small choices that a choice opens, one after another, as far as no card is to be chosen. */
  function insideOf(way: Way): Deed[] {
    const next = way.then;
    if (!next || isSeries(next) || next.begins || asksNumber(next)) return [];
    const found = next.options!.flatMap((option) => {
      if (option.kind === "card") return [];
      const further = extended(way, next, option);
      const last = further.then?.begins || !further.then || isSeries(further.then) ? [] : further.then.options!.filter((one) => one.kind !== "card");
      return last.length ? last.map((one) => deed(extended(further, further.then!, one))) : [deed(further)];
    });
    return found.length > 2 * MENU ? [] : found;
  }

  /** Where the same small choice is asked once more, both may be made at once. */
  function onceMore(way: Way, asked: Decision): Deed[] {
    const next = way.then;
    if (!next || isSeries(next) || next.id !== asked.id) return [];
    const { verb, more } = deed(way);
    const others = next.options!.filter((one) => one.kind !== "card" && one.kind !== "done");
    return others.map((one) => ({ ...deed(extended(way, next, one)), verb, more: `${more}, ${one.label}` }));
  }

  /** Cards that a choice leads to by itself offer it too: what innovating would bring is seen at the card. */
  function foretaste(way: Way, next: Decision | null): void {
    if (!next || isSeries(next) || next.begins) return;
    if (next.options?.some(lies)) gather(next, way, true);
    else for (const option of next.options ?? []) {
      const further = extended(way, next, option);
      if (further.then?.options?.some(lies) && !isSeries(further.then)) gather(further.then, further, true);
    }
  }

  /** Does an option that leads there only open a menu? What begins an action is opened only by what begins one too. */
  function opens(next: Decision | null, asked: Decision): boolean {
    if (!next?.still || isSeries(next) || asksNumber(next) || (next.begins && !asked.begins)) return false;
    const options = next.options ?? [];
    return options.some(lies) || (options.length <= MENU && !options.some((one) => after(next, one.key)?.still));
  }

  /** What is done with a card, with the small choice that follows it. */
  function finished(way: Way, inSeries: boolean): Deed[] {
    const next = inSeries ? null : way.then;
    if (!next) return [deed(way)];
    // What comes after an act is another thought where it begins the next action.
    if (next.begins && !next.still) return [deed({ ...way, then: null, still: false })];
    if (asksNumber(next)) return [aimed(deed(extended(way, next, usual(next)), next))];
    const [here, there] = [next.options!.filter((one) => !lies(one)), next.options!.filter(lies)];
    const aim = aimed(deed(way));
    // With the cards stands what is asked: it need not be said with each other answer.
    const said = aim.targets.length > 0;
    const chosen = here.length > MENU ? [] : here.flatMap((one) => paid(extended(way, next, one)).map((done) => (said ? done : answering(next, one, done))));
    if (!there.length) return chosen.length ? chosen : [aim];
    const every = isOpen(next, there) ? [all(way, next, there, said)] : [];
    return said ? [aim, ...every, ...chosen] : [...chosen, ...every, aim];
  }

  /** May all cards of a series be picked, and are they several? */
  function isOpen(series: Decision, cards: readonly Option[]): boolean {
    return cards.length > 1 && (series.most ?? 1) >= cards.length;
  }

  /** A choice with what it is paid by, or with the next small one. */
  function paid(way: Way): Deed[] {
    const next = way.then;
    if (!next || next.begins || isSeries(next)) return [deed(way)];
    if (asksNumber(next)) return [aimed(deed(extended(way, next, usual(next)), next))];
    const isSmall = next.options!.length <= 3 && next.options!.every((one) => one.kind !== "card");
    return isSmall ? next.options!.map((one) => deed(extended(way, next, one))) : [aimed(deed(way))];
  }

  /** A deed with the cards that are asked for next, each to be chosen with it. */
  function aimed(before: Deed): Deed {
    const next = before.then;
    const cards = next?.options!.filter(lies) ?? [];
    const isOne = (next?.least ?? 1) <= 1;
    if (!next || next.begins || !isOne || cards.length > TARGETS) return before;
    return { ...before, targets: cards.map((one) => deed(isSeries(next) ? alone(before, next, one) : atUsualPrice(extended(before, next, one)))) };
  }

  gather(decision, null);
  return { cards, loose, buttons };
}

function extended(before: Way | null, asked: Decision, option: Option): Way {
  const then = after(asked, option.key);
  return {
    options: [...(before?.options ?? []), option],
    steps: [...(before?.steps ?? []), { ask: asked.id, keys: [option.key] }],
    then,
    still: (before?.still ?? true) && (then?.still ?? false),
  };
}

/** A way in words: what comes before the card is its verb, what comes after it is decided with it. */
function deed(way: Way, number: Decision | null = null): Deed {
  const card = way.options.findIndex((one) => one.kind === "card");
  const [before, rest] = card < 0 ? [way.options.slice(0, number ? 1 : -1), way.options.slice(-1)] : [way.options.slice(0, card), way.options.slice(card + 1)];
  const asked = card >= 0 && way.then && !number && !rest.length ? way.then.text : "";
  const decided = number && card >= 0 ? rest.slice(0, -1) : rest;
  const more = number && card < 0 ? "" : decided.map((one) => one.label).join(" ") || asked;
  return { ...way, verb: before.map((one) => one.label).join(" "), more, number, careful: false, inside: [], targets: [] };
}

/** A yes or a no says little by itself: what it answers is said with it. */
function answering({ text, options }: Decision, option: Option, done: Deed): Deed {
  const bare = option.kind === "done" || options!.every((one) => one === option || one.kind === "done");
  return bare ? { ...done, more: [text, done.more].filter(Boolean).join(" ") } : done;
}

/** One card of a series and no other. */
function alone(before: Way, series: Decision, card: Option): Way {
  const step = { ask: series.id, keys: [card.key, "done"] };
  return { options: [...before.options, card], steps: [...before.steps, step], then: null, still: false };
}

/** What follows as a mere payment is paid as usual; whoever wants it otherwise goes step by step. */
function atUsualPrice(way: Way): Way {
  return way.then && asksNumber(way.then) ? atUsualPrice(extended(way, way.then, usual(way.then))) : way;
}

/** All its answers, one after the other: what it is known by. */
export function wayOf({ steps }: Way): string {
  return steps.flatMap((step) => step.keys).join(" ");
}

/** What a deed answers, key by key; a number that may be changed is left open. */
export function answersOf({ steps, number }: Deed): string[] {
  const keys = steps.flatMap((step) => step.keys);
  return number ? keys.slice(0, -1) : keys;
}

/**
 * A series that follows whatever is chosen now, and is about other cards: it may be picked first, and is sent with the
 * choice. So a token and the discards of a clean-up are one step.
 */
export function asideOf(decision: Decision): Decision | null {
  const options = decision.options ?? [];
  const [first, ...others] = options.map((one) => after(decision, one.key));
  if (!first || first.begins || isSeries(decision) || !first.options?.some((one) => one.kind === "done")) return null;
  const keys = keysOf(first);
  const isSame = others.every((one) => one?.id === first.id && keysOf(one) === keys && one.most === first.most);
  const cards = first.options.filter((one) => one.kind === "card");
  const apart = cards.every((one) => !options.some((other) => other.key === one.key));
  return options.length > 1 && isSame && cards.length > 0 && apart && first.options.length === cards.length + 1 ? first : null;
}

const keysOf = (decision: Decision): string => (decision.options ?? []).map((one) => one.key).join();

/** Everything that may be picked in the series that follows. */
function all(way: Way, series: Decision, cards: readonly Option[], said: boolean): Deed {
  const steps = [...way.steps, { ask: series.id, keys: cards.map((one) => one.key) }];
  const more = said ? t("series-all", { count: cards.length }) : t("deed-all", { question: series.text, count: cards.length });
  return { ...deed({ ...way, steps, then: null, still: false }), more };
}

/** What a deed surely costs and gives, all its steps together. */
export function bargain(deed: Deed): { pays: Record<string, number>; gains: Record<string, number> } {
  const sum = (goods: (Record<string, number> | undefined)[]): Record<string, number> => {
    const total: Record<string, number> = {};
    for (const [mark, count] of goods.flatMap((one) => Object.entries(one ?? {}))) total[mark] = (total[mark] ?? 0) + count;
    return total;
  };
  // A number says how the price before it is paid.
  const paid = deed.number ? [...deed.options.slice(0, -2), ...deed.options.slice(-1)] : deed.options;
  return { pays: sum(paid.map((one) => one.pays)), gains: sum(deed.options.map((one) => one.gains)) };
}

/** The same deed with another number as its last answer. */
export function withNumber(deed: Deed, option: Option): Deed {
  const [options, steps] = [deed.options.slice(0, -1), deed.steps.slice(0, -1)];
  const asked = deed.number!;
  return { ...deed, options: [...options, option], steps: [...steps, { ask: asked.id, keys: [option.key] }], then: after(asked, option.key), still: false };
}

/** What may go wrong without further asking, said beforehand. */
export function warnings(deed: Deed): string[] {
  return deed.options.map((one) => one.warning ?? "").filter(Boolean);
}
