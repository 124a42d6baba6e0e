import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import type { CellSpans } from "./merge.ts";

/**
 * The lines near the view and the one that holds the focus, however far away: taken out it would lose it. All of
 * them where they are no more than `few`.
 */
export const linesNear =
  (active: number, few: number) =>
  (range: Range): number[] => {
    if (range.count <= few) return Array.from({ length: range.count }, (_, line) => line);
    const lines = defaultRangeExtractor(range);
    if (active >= range.count || lines.includes(active)) return lines;
    return active < (lines[0] ?? 0) ? [active, ...lines] : [...lines, active];
  };

/**
 * Which cells the lines drawn share. A cell reaches over the lines that are drawn, and from one stretch of them into
 * no other: the line that holds the focus may stand far from the rest.
 */
export function mergeStretches<I>(
  drawn: readonly number[],
  items: readonly I[],
  merge: (items: readonly I[]) => ReadonlyMap<string, CellSpans>,
): ReadonlyMap<string, CellSpans> {
  const stretches: I[][] = [];
  let before: number | null = null;
  for (const line of drawn) {
    const item = items[line];
    if (item === undefined) continue;
    if (before === null || line !== before + 1) stretches.push([]);
    stretches.at(-1)?.push(item);
    before = line;
  }
  return new Map(stretches.flatMap((stretch) => [...merge(stretch)]));
}
