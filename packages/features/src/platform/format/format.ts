import { type Bilingual, type Language, regionName } from "@candor/api/entities";
import { usePlatform } from "../context.tsx";
import { LOCALE_FORMATS, writeList, writeNumber, writeTime } from "./locale-formats.ts";

export interface Formatters {
  /** 18 Nov 2026, 14:20 · 2026-11-18 14:20 */
  dateTime: (instant: string) => string;
  /** 18 Nov 2026 · 2026-11-18 */
  date: (instant: string) => string;
  /** 18 Nov · 11-18 */
  day: (instant: string) => string;
  /** 18 November · 11-18, inside a sentence. */
  longDay: (instant: string) => string;
  /** 14:20 */
  time: (instant: string) => string;
  /** Nov · 11月 */
  month: (instant: string) => string;
  /** 1,284 */
  count: (value: number) => string;
  /** +4, −4, ±0 with a real minus. */
  change: (value: number) => string;
  /** 0.76 as 76% */
  percent: (ratio: number) => string;
  list: (items: readonly string[]) => string;
  /** A list without its last "and", for labels: GDPR, PIPL. */
  series: (items: readonly string[]) => string;
  /** Particulars of one thing, one after the other: 26 Nov 2026, Ada · 2026-11-26，Ada. What is missing is left out. */
  details: (parts: readonly (string | null | undefined)[]) => string;
  /** A name and what it stands for: `Status: Critical`, 状态：严重. What is missing leaves no colon. */
  named: (name: string, value: string) => string;
  /** Sentences made one: `3 of 4; 2 before`. */
  clauses: (parts: readonly string[]) => string;
  /** Sentences one after the other; what is missing is left out. */
  sentences: (parts: readonly (string | false | null | undefined)[]) => string;
  /** The country or region's name by its code; `EU` too. */
  region: (code: string) => string;
  /** Several regions, one after the other: European Union, Chinese mainland, Japan. */
  places: (codes: readonly string[]) => string;
  /** This language's text. */
  text: (texts: Bilingual) => string;
}

/** Formatters of one language, in the reader's time zone. */
export function createFormatters(language: Language): Formatters {
  const locale = LOCALE_FORMATS[language];
  const { comma, beforeTime } = locale;
  const series = (items: readonly string[]) => writeList(items, { comma, and: comma });
  const region = (code: string) => regionName(code, language);
  return {
    date: (instant) => locale.date(new Date(instant)),
    day: (instant) => locale.day(new Date(instant)),
    time: (instant) => writeTime(new Date(instant)),
    longDay: (instant) => locale.longDay(new Date(instant)),
    month: (instant) => locale.month(new Date(instant)),
    dateTime: (instant) => {
      const at = new Date(instant);
      return `${locale.date(at)}${beforeTime}${writeTime(at)}`;
    },
    count: writeNumber,
    change: (value) =>
      value === 0 ? "±0" : value > 0 ? `+${writeNumber(value)}` : `−${writeNumber(-value)}`,
    percent: (ratio) => `${writeNumber(Math.round(ratio * 100))}%`,
    list: (items) => writeList(items, locale),
    details: (parts) => parts.filter(Boolean).join(locale.aside),
    named: (name, value) => [name, value].filter(Boolean).join(locale.colon),
    clauses: (parts) => parts.filter(Boolean).join(locale.semicolon),
    sentences: (parts) => parts.filter(Boolean).join(locale.blank),
    region,
    series,
    places: (codes) => series(codes.map(region)),
    text: (texts) => texts[language],
  };
}

const known = new Map<Language, Formatters>();

/** Formatters of the app's language; made once and shared. */
export function useFormat(): Formatters {
  const { language } = usePlatform();
  const formatters = known.get(language) ?? createFormatters(language);
  known.set(language, formatters);
  return formatters;
}
