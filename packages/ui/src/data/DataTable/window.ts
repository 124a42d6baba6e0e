import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/** The lines near the view and the one that holds the focus, however far away: taken out it would lose it. */
export const linesNear =
  (active: number) =>
  (range: Range): number[] => {
    const lines = defaultRangeExtractor(range);
    if (active >= range.count || lines.includes(active)) return lines;
    return active < (lines[0] ?? 0) ? [active, ...lines] : [...lines, active];
  };
