import type { Territory } from "../../../vocabulary.ts";

/** Months by their first letters, in the languages that policies are read in. */
const MONTHS: readonly RegExp[] = [
  /^(jan|gen|ene|sty|yan)/i,
  /^(feb|fév|fev|lut|fév)/i,
  /^(mar|mär|mrt|maa|mrz)/i,
  /^(apr|avr|abr|kwi)/i,
  /^(may|mai|mag|mei|maj|mayo)/i,
  /^(jun|juin|giu|cze)/i,
  /^(jul|juil|lug|lip)/i,
  /^(aug|aoû|aou|ago|sie)/i,
  /^(sep|set|wrz)/i,
  /^(oct|okt|ott|out|paź|paz)/i,
  /^(nov|lis)/i,
  /^(dec|dez|déc|dic|gru)/i,
];
const LABEL =
  /(last (updated?|modified|revised|reviewed|changed?)|updated?( on)?|effective( date| from| as of| since)?|in force (from|since)|revised( on)?|(date|as) of|version|valid from|stand|zuletzt (ge[äa]ndert|aktualisiert)|(letzte )?(aktualisier\w{0,12}|[äa]nderung)|gültig (ab|seit)|fassung vom|(derni[èe]re )?(mise? [àa] jour|modification)|en vigueur|version du|[úu]ltima (actualizaci[oó]n|modificaci[oó]n|atualiza[çc][ãa]o|revis[ãa]o)|(actualizad|atualizad)[oa]|vigente desde|vigor|(ultim[oa] )?(aggiornament\w{0,12}|modifica|revisione)|aggiornat[oa]|in vigore|laatst (bijgewerkt|gewijzigd|aangepast)|bijgewerkt|(ostatni\w{0,12} )?(aktualizacj\w{0,12}|zmian\w{0,12})|obowiązuje od|senast (uppdaterad|ändrad)|uppdaterad|更新(日期|时间|于)?|生效(日期|时间)?|修订(日期|时间)?|发布(日期|时间)?|版本|最終(更新|改定)|改定日?|制定日?|施行日?|시행일(자)?|개정일?|공고일)/gi;
/** A date stands within so many characters of its label. */
const REACH = 60;
/** Where the month is written before the day. */
const MONTH_FIRST: ReadonlySet<Territory> = new Set(["US"]);

interface Reading {
  language: string | null;
  territories: readonly Territory[];
  now: string;
}

/** The latest date a policy gives for its own last change, with the words it stands in; null when none can be read. */
export function lastUpdated(text: string, reading: Reading): { date: Date; quote: string } | null {
  let latest: { date: Date; quote: string } | null = null;
  // What lies ahead is no update: a law or an offer that begins then.
  const end = Date.parse(reading.now) + 45 * 86_400_000;
  for (const label of text.matchAll(LABEL)) {
    const quote = text.slice(label.index, label.index + label[0].length + REACH);
    const date = readDate(quote.slice(label[0].length), reading);
    if (date && date.getTime() <= end && (!latest || date > latest.date))
      latest = { date, quote: quote.replace(/\s+/g, " ").trim() };
  }
  return latest;
}

function readDate(text: string, { language, territories }: Reading): Date | null {
  const iso = /(20\d\d)\s*[-./年년]\s*(\d{1,2})\s*[-./月월]\s*(\d{1,2})/.exec(text);
  if (iso) return utc(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const era = /令和\s*(\d{1,2})年\s*(\d{1,2})月\s*(\d{1,2})/.exec(text);
  if (era) return utc(2018 + Number(era[1]), Number(era[2]), Number(era[3]));
  const dayFirst =
    /(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?\s{1,4}(?:de |of )?([\p{L}]{3,12})\.?,?\s{1,4}(?:de |del )?(20\d\d)/iu.exec(
      text,
    );
  if (dayFirst && month(dayFirst[2]) > 0)
    return utc(Number(dayFirst[3]), month(dayFirst[2]), Number(dayFirst[1]));
  const monthFirst = /([\p{L}]{3,12})\.?\s{1,4}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,4}(20\d\d)/iu.exec(text);
  if (monthFirst && month(monthFirst[1]) > 0)
    return utc(Number(monthFirst[3]), month(monthFirst[1]), Number(monthFirst[2]));
  const numbers = /(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(20\d\d)/.exec(text);
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    // English with slashes alone is read by where the business is; every other way puts the day first.
    const american =
      language === "en" &&
      text.includes("/") &&
      territories.length > 0 &&
      territories.every((one) => MONTH_FIRST.has(one));
    return american ? utc(year, first, second) : utc(year, second, first);
  }
  const monthOnly = /([\p{L}]{3,12})\.?\s{1,4}(?:de |del )?(20\d\d)/iu.exec(text);
  if (monthOnly && month(monthOnly[1]) > 0) return utc(Number(monthOnly[2]), month(monthOnly[1]), 1);
  const yearMonth = /(20\d\d)\s*[年년]\s*(\d{1,2})\s*[月월]/.exec(text);
  if (yearMonth) return utc(Number(yearMonth[1]), Number(yearMonth[2]), 1);
  const numberMonth = /(?<!\d)(\d{1,2})\s{0,4}\/\s{0,4}(20\d\d)/.exec(text);
  return numberMonth ? utc(Number(numberMonth[2]), Number(numberMonth[1]), 1) : null;
}

function month(name: string | undefined): number {
  return MONTHS.findIndex((pattern) => pattern.test(name ?? "")) + 1;
}

function utc(year: number, monthNumber: number, day: number): Date | null {
  // Written the other way round, as in 03/25/2026.
  const [realMonth, realDay] = monthNumber > 12 ? [day, monthNumber] : [monthNumber, day];
  if (realMonth < 1 || realMonth > 12 || realDay < 1 || realDay > 31) return null;
  return new Date(Date.UTC(year, realMonth - 1, realDay));
}
