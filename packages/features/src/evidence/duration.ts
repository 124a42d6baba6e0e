const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const DURATION_UNITS = ["seconds", "minutes", "hours", "days"] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

/** A number of milliseconds in the largest unit that people would say it in, rounded for reading. */
export function durationParts(milliseconds: number): { unit: DurationUnit; value: number } {
  const size = Math.abs(milliseconds);
  if (size < 10 * SECOND) return { unit: "seconds", value: Math.round(milliseconds / 100) / 10 };
  if (size < MINUTE) return { unit: "seconds", value: Math.round(milliseconds / SECOND) };
  if (size < HOUR) return { unit: "minutes", value: Math.round(milliseconds / MINUTE) };
  if (size < 2 * DAY) return { unit: "hours", value: Math.round(milliseconds / HOUR) };
  return { unit: "days", value: Math.round(milliseconds / DAY) };
}
