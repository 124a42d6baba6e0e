/** A line of a trend: one value a point, null where there was no measurement. */
export interface TrendSeries {
  id: string;
  /** Short name, written at the end of the line. */
  label: string;
  values: ReadonlyArray<number | null>;
}

/** Bounds of an axis and the values its grid is drawn at. */
export interface Axis {
  min: number;
  max: number;
  grid: number[];
}

/** 1, 2, 5, 10, 20, 25, 50, 100, 200, 250, … */
const steps = [
  1,
  2,
  5,
  ...Array.from({ length: 14 }, (_, power) => [1, 2, 2.5, 5].map((n) => n * 10 ** (power + 1))).flat(),
];
const mostLines = 7;

/** An axis around all values, on round steps; `bounds` keeps it within what can occur, such as 0 and 100. */
export function axisOf(series: readonly TrendSeries[], [lowest, highest]: readonly [number, number]): Axis {
  const values = series.flatMap((line) => line.values.filter((value) => value !== null));
  const low = values.length > 0 ? Math.min(...values) : lowest;
  const high = values.length > 0 ? Math.max(...values) : low;
  // Where the bounds are known, a grid finer than a twentieth of them would make noise look like news.
  const finest = Number.isFinite(highest - lowest) ? (highest - lowest) / 20 : 0;
  const lines = (step: number) => Math.ceil(high / step) - Math.floor(low / step) + 1;
  const step = steps.find((size) => size >= finest && lines(size) <= mostLines) ?? high - low;
  const min = Math.max(lowest, Math.min(Math.floor(low / step) * step, highest - step));
  const max = Math.min(highest, Math.max(Math.ceil(high / step) * step, min + step));
  const grid = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step);
  return { min, max, grid };
}

/** The parts of a line between missing points, as one path. */
export function linePath(points: ReadonlyArray<readonly [number, number] | null>): string {
  return points
    .map((point, index) => {
      if (!point) return "";
      const [x, y] = point.map((value) => value.toFixed(1));
      return `${index === 0 || !points[index - 1] ? "M" : "L"}${x} ${y}`;
    })
    .join("");
}

/** Moves label positions apart by at least `gap`, keeps their order, and keeps them between `top` and `bottom`. */
export function spread(positions: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const placed = [...positions];
  let before = top - gap;
  for (const index of order) {
    before = Math.max(placed[index] ?? 0, before + gap);
    placed[index] = before;
  }
  let after = bottom + gap;
  for (const index of order.reverse()) {
    after = Math.min(placed[index] ?? 0, after - gap);
    placed[index] = after;
  }
  return placed;
}
