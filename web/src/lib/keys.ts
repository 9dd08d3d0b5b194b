/** The keyboard at the table: letters for what stands in the bar, digits for answers, arrows between cards. */

export type KeyMap = Record<string, () => void>;

/** Does this key belong to somebody else: a field, an open dialog (even where it has lost the focus), the browser? */
function taken(event: KeyboardEvent): boolean {
  const at = event.target as Element | null;
  const typing = at?.closest?.("input, textarea, select") ?? document.querySelector("dialog[open]");
  return event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing !== null;
}

export function onKey(event: KeyboardEvent, keys: KeyMap, digit: (nth: number) => void): void {
  if (taken(event)) return;
  const action = keys[event.key.toLowerCase()];
  if (action) action();
  else if (/^[1-9]$/.test(event.key)) digit(Number(event.key));
  else if (!walk(event)) return;
  event.preventDefault();
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** From a card to the next one in its zone. Only lit cards and the first of a zone are stops of Tab. */
function walk(event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  const card = (event.target as Element).closest?.("[data-card]");
  const zone = card?.closest("[data-zone], [role=group], section");
  if (!step || !card || !zone) return false;
  const cards = [...zone.querySelectorAll<HTMLElement>("button[data-card]")];
  const next = cards[cards.indexOf(card as HTMLElement) + step];
  next?.focus();
  return next !== undefined;
}
