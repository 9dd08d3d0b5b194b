/** What was chosen in the form, as a game takes it. */
import type { GameInfo, OptionInfo, ValueInfo } from "./model.ts";

type Given = Readonly<Record<string, string>>;

/** What there is to choose with so many seats: whoever plays alone chooses a bot. */
export function optionsFor(game: GameInfo, seats: number): OptionInfo[] {
  return game.options.filter((option) => !option.seats.length || option.seats.includes(seats));
}

/** Only what was chosen: the rest is the game's own default. */
export function chosenOptions(game: GameInfo, given: Given, seats: number): Record<string, string> {
  const chosen = optionsFor(game, seats).flatMap((option): [string, string][] => {
    const value = (given[option.name] ?? "").trim();
    if (!value.replaceAll(",", "") || value === option.default) return [];
    if (!option.per_seat) return [[option.name, value]];
    const wishes = value.split(",");
    const wanted = Array.from({ length: seats }, (_, at) => wishes[at] ?? ""); // Seats may have come or gone since.
    return wanted.some(Boolean) ? [[option.name, completed(game, option, wanted, given)]] : [];
  });
  return Object.fromEntries(chosen);
}

/** The values that go with what was chosen elsewhere: a nation needs its box. */
export function openValues(game: GameInfo, option: OptionInfo, given: Given): ValueInfo[] {
  return option.values.filter(({ only }) => {
    if (!only) return true;
    const other = game.options.find((one) => one.name === only.option);
    return only.values.includes(given[only.option] || (other?.default ?? ""));
  });
}

/** What was chosen, without the wishes that no longer go with the rest. */
export function stillOpen(game: GameInfo, given: Given): Record<string, string> {
  const kept = Object.entries(given).map(([name, value]) => {
    const option = game.options.find((one) => one.name === name);
    if (!option?.values.some((one) => one.only)) return [name, value];
    const open = openValues(game, option, given).map((one) => one.value);
    return [name, value.split(",").map((one) => (open.includes(one) ? one : "")).join(",")];
  });
  return Object.fromEntries(kept) as Record<string, string>;
}

/** A game wants a value for each seat or for none: seats without a wish get what nobody else has. */
function completed(game: GameInfo, option: OptionInfo, wishes: string[], given: Given): string {
  const values = openValues(game, option, given).map((one) => one.value);
  const free = values.filter((value) => !wishes.includes(value)).sort(() => Math.random() - 0.5);
  const rest = (): string => (values.includes(option.default) ? option.default : (free.pop() ?? values[0] ?? ""));
  return wishes.map((wish) => wish || rest()).join(",");
}

/**
 * What an option is about, and what the values chosen in it mean: of several seats, each meaning once. A value with cards
 * of its own is told of beside its seat.
 */
export function explained(option: OptionInfo, given = ""): string[] {
  const chosen = (option.per_seat ? given.split(",") : [given]).map((value) => value || option.default);
  const meant = option.values.filter((one) => one.help && !one.has_cards && chosen.includes(one.value));
  return [option.help, ...meant.map((one) => (option.per_seat ? `${one.label}: ${one.help}` : one.help))];
}
