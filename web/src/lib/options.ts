/** What was chosen in the form, as a game takes it. */
import type { GameInfo, OptionInfo } from "./model.ts";

/** Only what was chosen: the rest is the game's own default. */
export function chosenOptions(game: GameInfo, given: Readonly<Record<string, string>>): Record<string, string> {
  const chosen = game.options.flatMap((option): [string, string][] => {
    const value = (given[option.name] ?? "").trim();
    if (!value.replaceAll(",", "")) return [];
    return [[option.name, option.per_seat ? completed(option, value.split(",")) : value]];
  });
  return Object.fromEntries(chosen);
}

/** A game wants a value for each seat or for none: seats without a wish get what nobody else has. */
function completed(option: OptionInfo, wishes: string[]): string {
  const values = option.values.map((one) => one.value);
  const free = values.filter((value) => !wishes.includes(value)).sort(() => Math.random() - 0.5);
  const rest = (): string => (values.includes(option.default) ? option.default : (free.pop() ?? values[0] ?? ""));
  return wishes.map((wish) => wish || rest()).join(",");
}

/** What an option is about, and what the values chosen in it mean: of several seats, each meaning once. */
export function explained(option: OptionInfo, given = ""): string[] {
  const chosen = (option.per_seat ? given.split(",") : [given]).map((value) => value || option.default);
  const meant = option.values.filter((one) => one.help && chosen.includes(one.value));
  return [option.help, ...meant.map((one) => (option.per_seat ? `${one.label}: ${one.help}` : one.help))];
}
