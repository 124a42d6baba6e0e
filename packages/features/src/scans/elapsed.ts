const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time in whole units. */
export interface Elapsed {
  unit: "minutes" | "hours";
  value: number;
}

/** How long ago an instant was; null below a minute and beyond a day. */
export function elapsed(instant: string, now: number): Elapsed | null {
  const span = now - Date.parse(instant);
  if (span < MINUTE || span >= DAY) return null;
  return span < HOUR
    ? { unit: "minutes", value: Math.floor(span / MINUTE) }
    : { unit: "hours", value: Math.floor(span / HOUR) };
}

/** True where an instant is less than a minute old. */
export const isFresh = (instant: string, now: number): boolean => now - Date.parse(instant) < MINUTE;
