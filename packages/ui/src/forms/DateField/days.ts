/** A day as "2026-11-18": no hour, no time zone. */
export type IsoDay = string;

/** Why a text is no day that the field takes. */
export const dayProblems = ["format", "min", "max"] as const;
export type DayProblem = (typeof dayProblems)[number];

/** The day at noon here: far enough from both midnights for every change of clocks. */
export function toDate(day: IsoDay): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

export function fromDate(date: Date): IsoDay {
  return isoDay(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? "";
}

/** The day as it is written: "18 Nov 2026", in Chinese "2026-11-18". */
export function writeDay(day: IsoDay, locale: string): string {
  if (yearFirst(locale)) return day;
  const date = toDate(day);
  return `${date.getDate()} ${month(date.getMonth(), locale, "short")} ${date.getFullYear()}`;
}

/**
 * The day a text means, or null. Year first and month by name are understood in any language; "03/04/2026" is not,
 * because one half of the world reads it as March and the other as April.
 */
export function readDay(text: string, locale: string): IsoDay | null {
  // Full-width digits and signs, as input methods write them, become plain ones.
  const plain = text.normalize("NFKC").trim().toLocaleLowerCase(locale);
  const numbers =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (numbers) return isoDay(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]));
  const named =
    /^(?<day>\d{1,2})[\s.-]*(?<name>\p{L}+)[\s.,-]*(?<year>\d{4})$/u.exec(plain) ??
    /^(?<name>\p{L}+)[\s.-]*(?<day>\d{1,2})[\s.,-]+(?<year>\d{4})$/u.exec(plain);
  const { day, name = "", year } = named?.groups ?? {};
  const number = monthOf(name, locale);
  return number ? isoDay(Number(year), number, Number(day)) : null;
}

/** What is wrong with a day for a field with these limits. */
export function problemOf(day: IsoDay | null, min?: IsoDay, max?: IsoDay): DayProblem | null {
  if (day === null) return "format";
  if (min && day < min) return "min";
  return max && day > max ? "max" : null;
}

const yearFirst = (locale: string) => /^(zh|ja|ko)\b/.test(locale);

function isoDay(year: number, monthNumber: number, day: number): IsoDay | null {
  const date = new Date(Date.UTC(year, monthNumber - 1, day));
  const exists = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === day;
  return exists && year >= 1000 ? date.toISOString().slice(0, 10) : null;
}

function month(index: number, locale: string, width: "short" | "long"): string {
  return new Intl.DateTimeFormat(locale, { month: width, timeZone: "UTC" }).format(Date.UTC(2026, index, 15));
}

/** 1-12 for a month's name or its first letters, at least three; 0 for anything else. */
function monthOf(name: string, locale: string): number {
  if (name.length < 3) return 0;
  for (const language of [locale, "en"]) {
    for (let index = 0; index < 12; index += 1) {
      if (month(index, language, "long").toLocaleLowerCase(language).startsWith(name)) return index + 1;
    }
  }
  return 0;
}
