const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const DURATION_UNITS = ["seconds", "minutes", "hours", "days"] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

/** A number of seconds in the largest unit that people would say it in, rounded for reading. */
export function durationParts(seconds: number): { unit: DurationUnit; value: number } {
  const size = Math.abs(seconds);
  if (size < 10) return { unit: "seconds", value: Math.round(seconds * 10) / 10 };
  if (size < MINUTE) return { unit: "seconds", value: Math.round(seconds) };
  if (size < HOUR) return { unit: "minutes", value: Math.round(seconds / MINUTE) };
  if (size < 2 * DAY) return { unit: "hours", value: Math.round(seconds / HOUR) };
  return { unit: "days", value: Math.round(seconds / DAY) };
}
