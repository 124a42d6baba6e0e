import type { Language } from "@candor/api/entities";

// How each language writes days, numbers and lists. The browser's own formatters say the same, but making
// the first of them takes a slow machine as long as drawing half a page.

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** What one language writes in its own way. */
export interface LocaleFormats {
  date: (at: Date) => string;
  /** Day and month. */
  day: (at: Date) => string;
  /** Day and month inside a sentence. */
  longDay: (at: Date) => string;
  /** A month's short name. */
  month: (at: Date) => string;
  /** Between a date and a time. */
  beforeTime: string;
  /** Between the items of a list, and before its last one in a sentence. */
  comma: string;
  and: string;
  /** Between particulars of one thing. */
  aside: string;
  /** Between a name and what it stands for, and between two sentences made one. */
  colon: string;
  semicolon: string;
  /** Between two sentences. */
  blank: string;
}

/** A number from 0 to 99 with two digits. */
const two = (value: number) => String(value).padStart(2, "0");
const longMonth = (at: Date) => MONTHS[at.getMonth()] ?? "";
const month = (at: Date) => longMonth(at).slice(0, 3);
const day = (at: Date) => `${at.getDate()} ${month(at)}`;
const numericDay = (at: Date) => `${two(at.getMonth() + 1)}-${two(at.getDate())}`;
const chineseMonth = (at: Date) => `${at.getMonth() + 1}月`;

export const LOCALE_FORMATS: Record<Language, LocaleFormats> = {
  en: {
    date: (at) => `${day(at)} ${at.getFullYear()}`,
    day,
    longDay: (at) => `${at.getDate()} ${longMonth(at)}`,
    month,
    beforeTime: ", ",
    comma: ", ",
    and: " and ",
    aside: ", ",
    colon: ": ",
    semicolon: "; ",
    blank: " ",
  },
  cn: {
    date: (at) => `${at.getFullYear()}-${numericDay(at)}`,
    day: numericDay,
    // One form of date on a screen: that of tables, in sentences too.
    longDay: numericDay,
    month: chineseMonth,
    beforeTime: " ",
    comma: "、",
    and: "和",
    aside: "，",
    colon: "：",
    semicolon: "；",
    blank: "",
  },
};

/** 14:20 */
export const writeTime = (at: Date): string => `${two(at.getHours())}:${two(at.getMinutes())}`;

/** 1,284.5: thousands apart, at most three decimals. Both languages write numbers so. */
export function writeNumber(value: number): string {
  const [whole = "", decimals] = String(Math.round(value * 1000) / 1000).split(".");
  const apart = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return decimals === undefined ? apart : `${apart}.${decimals}`;
}

/** A Chinese word has a blank beside Latin letters and digits. */
function apart(before: string, word: string, after: string): string {
  if (!/^\p{Script=Han}/u.test(word)) return word;
  return `${/[\p{Script=Latin}\d]$/u.test(before) ? " " : ""}${word}${/^[\p{Script=Latin}\d]/u.test(after) ? " " : ""}`;
}

/** Items with their separators; `and` stands before the last one. */
export function writeList(items: readonly string[], { comma, and }: { comma: string; and: string }): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const others = items.slice(0, -1).join(comma);
  return `${others}${apart(others, and, last)}${last}`;
}
