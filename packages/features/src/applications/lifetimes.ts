import { rowsIn } from "./rows.ts";
import type { CardReply } from "./types.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Graduations of the ruler of lifetimes, milliseconds. */
export const GRADUATIONS = [
  { id: "minute", ms: MINUTE },
  { id: "hour", ms: HOUR },
  { id: "day", ms: DAY },
  { id: "month", ms: 30 * DAY },
  { id: "months13", ms: 395 * DAY },
  { id: "years5", ms: 1826 * DAY },
] as const;

/** The longest that authorities accept for cookies of consent and measurement: 13 months. */
export const LONGEST_MS = 395 * DAY;

const LEAST = Math.log(MINUTE / 2);
const MOST = Math.log(1826 * DAY * 1.4);

/** Place of a lifetime on the ruler, 0 to 1: each graduation is as far from the last as ten times the time is. */
export const placeOf = (ms: number): number =>
  Math.min(1, Math.max(0, (Math.log(Math.max(ms, 1)) - LEAST) / (MOST - LEAST)));

export const PURPOSES = ["necessary", "functional", "analytics", "advertising", "unknown"] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Lane {
  purpose: Purpose;
  /** Lifetimes, milliseconds. */
  lifetimes: readonly number[];
  /** End with the visit. */
  session: number;
  /** Longer than 13 months. */
  long: number;
}

/** Each cookie once, by its purpose; of one met in several visits the longest lifetime. */
export function lanesOf(card: CardReply): Lane[] {
  const cookies = new Map<string, { purpose: string; ms: number | null }>();
  for (const { id } of card.tables)
    for (const row of rowsIn(card.tables, id)) {
      const name = `${row.cookie} ${row.domain}`;
      const ms = typeof row.lifetimeMs === "number" ? row.lifetimeMs : null;
      const known = cookies.get(name)?.ms ?? null;
      cookies.set(name, { purpose: String(row.purpose), ms: Math.max(ms ?? 0, known ?? 0) || null });
    }
  return PURPOSES.map((purpose) => {
    const own = [...cookies.values()].filter((one) =>
      purpose === "unknown"
        ? !PURPOSES.slice(0, 4).some((known) => known === one.purpose)
        : one.purpose === purpose,
    );
    const lifetimes = own.flatMap(({ ms }) => (ms === null ? [] : [ms]));
    return {
      purpose,
      lifetimes,
      session: own.length - lifetimes.length,
      long: lifetimes.filter((ms) => ms > LONGEST_MS).length,
    };
  }).filter(({ lifetimes, session }) => lifetimes.length + session > 0);
}
