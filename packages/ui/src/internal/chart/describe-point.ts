/** A point in words that need no language: "Nov: shop 71, AWS 88". Points that a line does not have are left out. */
export function describePoint(
  points: readonly string[],
  series: ReadonlyArray<{ label: string; values: ReadonlyArray<number | null> }>,
  index: number,
  format: (value: number) => string,
): string {
  const parts = series.flatMap(({ label, values }) => {
    const value = values[index];
    return value == null ? [] : [`${label} ${format(value)}`];
  });
  return `${points[index] ?? ""}: ${parts.join(", ")}`;
}

/** The point nearest to a pointer, with the points at `first` and then every `step` px. */
export const nearestPoint = (x: number, first: number, step: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.round((x - first) / Math.max(step, 1))));
