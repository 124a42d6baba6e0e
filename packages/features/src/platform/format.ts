import { type Bilingual, LANGUAGE_TAGS, type Language } from "@candor/api/entities";
import { usePlatform } from "./context.tsx";

export interface Formatters {
  /** 18 Nov 2026, 14:20 · 2026-11-18 14:20 */
  dateTime: (instant: string) => string;
  /** 18 Nov 2026 · 2026-11-18 */
  date: (instant: string) => string;
  /** 18 Nov · 11-18 */
  day: (instant: string) => string;
  /** 18 November · 11月18日, inside a sentence. */
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
  /** The country or region's name by its code; `EU` too. */
  region: (code: string) => string;
  /** Several regions by their short names: EU, Chinese mainland, Japan. */
  places: (codes: readonly string[]) => string;
  /** This language's text. */
  text: (texts: Bilingual) => string;
}

/** Names that Candor writes otherwise than the browser does. */
const PLACES: Record<Language, Partial<Record<string, string>>> = {
  en: { CN: "Chinese mainland" },
  cn: { CN: "中国大陆" },
};

const SHORT: typeof PLACES = { en: { ...PLACES.en, EU: "EU" }, cn: PLACES.cn };

/** Makes a value when it is first asked for. The browser's formatters are slow to make. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Formatters of one language, in the reader's time zone. */
export function createFormatters(language: Language): Formatters {
  const tag = LANGUAGE_TAGS[language];
  const time = once(
    () => new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
  );
  const parts = (instant: string) => {
    const at = new Date(instant);
    const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
    const pad = (value: number) => String(value).padStart(2, "0");
    return { at, year, numeric: `${pad(month)}-${pad(day)}`, day };
  };
  const monthName = once(() => new Intl.DateTimeFormat("en-GB", { month: "short" }));
  const shortMonth = (at: Date) => monthName().format(at).slice(0, 3);
  const day = (instant: string) => {
    const { at, numeric, day } = parts(instant);
    return language === "cn" ? numeric : `${day} ${shortMonth(at)}`;
  };
  const date = (instant: string) => {
    const { year } = parts(instant);
    return language === "cn" ? `${year}-${day(instant)}` : `${day(instant)} ${year}`;
  };
  const longDays = once(() => new Intl.DateTimeFormat(tag, { day: "numeric", month: "long" }));
  const months = once(() => new Intl.DateTimeFormat(tag, { month: "short" }));
  const numbers = once(() => new Intl.NumberFormat(tag));
  const percents = once(() => new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 }));
  const lists = once(() => new Intl.ListFormat(tag, { type: "conjunction" }));
  const series = once(() => new Intl.ListFormat(tag, { type: "conjunction", style: "narrow" }));
  const shortRegions = once(() => new Intl.DisplayNames([tag], { type: "region", style: "short" }));
  const regions = once(() => new Intl.DisplayNames([tag], { type: "region" }));
  return {
    date,
    day,
    time: (instant) => time().format(new Date(instant)),
    longDay: (instant) => longDays().format(new Date(instant)),
    month: (instant) =>
      language === "cn" ? months().format(new Date(instant)) : shortMonth(new Date(instant)),
    dateTime: (instant) =>
      `${date(instant)}${language === "cn" ? " " : ", "}${time().format(new Date(instant))}`,
    count: (value) => numbers().format(value),
    change: (value) =>
      value === 0 ? "±0" : value > 0 ? `+${numbers().format(value)}` : `−${numbers().format(-value)}`,
    percent: (ratio) => percents().format(ratio),
    list: (items) => lists().format(items),
    region: (code) => PLACES[language][code] ?? regions().of(code) ?? code,
    series: (items) => series().format(items),
    places: (codes) =>
      series().format(codes.map((code) => SHORT[language][code] ?? shortRegions().of(code) ?? code)),
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
