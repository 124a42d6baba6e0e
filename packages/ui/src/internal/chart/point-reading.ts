/** A point in time as a chart reads it aloud. */
export interface PointReading {
  /** Its name. */
  point: string;
  /** Each series that has a value there, and the value as written. */
  values: readonly { label: string; value: string }[];
}

/** What stands at one point in time. Series without a value there are left out. */
export const readPoint = (
  points: readonly string[],
  series: ReadonlyArray<{ label: string; values: ReadonlyArray<number | null> }>,
  index: number,
  format: (value: number) => string,
): PointReading => ({
  point: points[index] ?? "",
  values: series.flatMap(({ label, values }) => {
    const value = values[index];
    return value == null ? [] : [{ label, value: format(value) }];
  }),
});

/** The point nearest to a pointer, with the points at `first` and then every `step` px. */
export const nearestPoint = (x: number, first: number, step: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.round((x - first) / Math.max(step, 1))));
