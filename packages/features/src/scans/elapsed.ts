import { LANGUAGE_TAGS, type Language } from "@candor/api/entities";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago an instant was, as "12 min" or "3 hr"; null below a minute and beyond a day. */
export function elapsed(instant: string, now: number, language: Language): string | null {
  const span = now - Date.parse(instant);
  if (span < MINUTE || span >= DAY) return null;
  const [unit, value] =
    span < HOUR
      ? (["minute", Math.floor(span / MINUTE)] as const)
      : (["hour", Math.floor(span / HOUR)] as const);
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: "unit",
    unit,
    unitDisplay: "short",
  }).format(value);
}

/** True where an instant is less than a minute old. */
export const isFresh = (instant: string, now: number): boolean => now - Date.parse(instant) < MINUTE;
