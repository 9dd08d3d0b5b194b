/** Where things stand in a plot of lines: what does not depend on how it is drawn. */

export interface Tick {
  at: number;
  label: string;
}

/** A line for each seat: shapes and dashes tell them apart where colours do not. */
export const DASHES = ["", "7 4", "2 4", "10 3 2 3"] as const;

/** A sign around a point: a disc, a square, a triangle, a diamond. */
export function sign(seat: number, x: number, y: number, size = 4): string {
  const r = size;
  const shapes = [
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
    `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`,
    `M${x} ${y - r}l${r} ${2 * r}h${-2 * r}Z`,
    `M${x} ${y - 1.3 * r}l${1.3 * r} ${1.3 * r}l${-1.3 * r} ${1.3 * r}l${-1.3 * r} ${-1.3 * r}Z`,
  ];
  return shapes[seat % shapes.length]!;
}

/** Of some marks as many as there is room for, evenly, the first among them. */
export function thinned<Mark>(marks: readonly Mark[], most: number): Mark[] {
  const every = Math.max(1, Math.ceil(marks.length / Math.max(1, most)));
  return marks.filter((_, nth) => nth % every === 0);
}

/** Round numbers from the lowest to the highest: about six. */
export function scale(lowest: number, highest: number): Tick[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => (highest - lowest) / one <= 6) ?? 500;
  const first = Math.ceil(lowest / step);
  return Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, nth) => (first + nth) * step).map((at) => ({ at, label: `${at}`.replace("-", "−") }));
}
