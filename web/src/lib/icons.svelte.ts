/** The icons that have come so far. Each arrives with a module that names it (scripts/icons.ts), emblems when first drawn. */

const outlines = new Map<string, string>();
const shelves = new Map<string, () => Promise<unknown>>();
let deliveries = $state(0);

/** Called by icons themselves as they arrive. */
export function stock(arrived: Record<string, string>): void {
  for (const [name, outline] of Object.entries(arrived)) outlines.set(name, outline);
}

/** These icons come together, the first time that one of them is wanted. */
export function shelve(names: readonly string[], bring: () => Promise<unknown>): void {
  for (const name of names) if (!outlines.has(name)) shelves.set(name, bring);
}

/** An icon's outline; nothing as long as it is still on its way. */
export function outlineOf(name: string): string | undefined {
  const outline = outlines.get(name);
  if (outline !== undefined) return outline;
  void deliveries; // Read, so that whoever draws this icon draws again when more have come.
  void fetchFrom(shelves.get(name));
  return undefined;
}

async function fetchFrom(bring: (() => Promise<unknown>) | undefined): Promise<void> {
  if (!bring) return;
  for (const [name, one] of shelves) if (one === bring) shelves.delete(name);
  await bring();
  deliveries += 1;
}
