import type { Territory } from "../../../vocabulary.ts";

/** Months by their first letters, in the languages that policies are read in. */
const MONTHS: readonly RegExp[] = [
  /^(jan|jän|jaen|jaa|gen|ene|sty|yan|ian|јан|xan|led|sij|sau|ιαν|янв|січ|ян|oca|tammi|يناير|ינואר|มกรา|gener|جانفي|जन)/i,
  /^(feb|vee|fév|fev|lut|úno|vas|velj|vel|φεβ|фев|лют|şub|helmi|shku|فبراير|فيفري|פברואר|กุมภา|फ़र|फर)/i,
  /^(mar(?!ras)|mär|maerz|mrt|maa|mrz|már|bře|ožu|kov|μαρ|мар|бер|maali|مارس|מרץ|มีนา|març|मार्च)/i,
  /^(apr|avr|abr|kwi|ápr|dub|tra|bal|απρ|апр|квіт|nis|huhti|pril|أبريل|أفريل|إبريل|אפריל|เมษา|अप्रै)/i,
  /^(may|mai|mag|mei|maj|mayo|máj|květ|kvě|svi|geg|μαΐ|μαι|μάι|май|мая|тра|touko|maí|мај|مايو|ماي(?!و)|מאי|พฤษภา|maig|मई)/i,
  /^(jun|juin|giu|cze|iun|jún|červn|červen$|lip(?:nja|anj)|birž|ιουν|июн|черв|юни|haz|kesä|juuni|јун|xuñ|qers|جوان|jūn|يونيو|יוני|มิถุนา|जून)/i,
  /^(jul|juil|lug|lip|iul|júl|červenc|srp(?:nja|anj)|liep|ιουλ|июл|лип|юли|tem|heinä|juuli|јул|xul|korr|جويلية|jūl|يوليو|יולי|กรกฎา|जुला)/i,
  /^(aug|aoû|aou|ago|agu|sie|srp|kolo|rugp|αυγ|авг|серп|ağu|elo|ágú|gush|أغسطس|أوت|אוגוסט|สิงหา|अग)/i,
  /^(sep|set|wrz|szept|zář|ruj|rugs|σεπ|сен|вер|сеп|eyl|syys|shta|سبتمبر|ספטמבר|กันยา|सितं|सितम्)/i,
  /^(oct|okt|ott|out|paź|paz|říj|spal|οκτ|окт|жовт|eki|loka|teto|أكتوبر|אוקטובר|ตุลา|अक्टू|अक्तू)/i,
  /^(nov|noi(?=em)|lis|stud|lapkr|νοε|νοέ|ноя|лист|ное|kas|marras|nóv|nën|نوفمبر|נובמבר|พฤศจิกา|नवं|नवम्)/i,
  /^(dec|dez|déc|dic|gru|dek|des|det|pros|gruod|δεκ|дек|груд|ara|joulu|dhje|ديسمبر|דצמבר|ธันวา|desember|दिसं|दिसम्)/i,
];

/** Where the month is written before the day. */
const MONTH_FIRST: ReadonlySet<Territory> = new Set(["US"]);

/** Where numbers are written in both ways, alone or beside others. */
const EITHER_WAY: ReadonlySet<Territory> = new Set(["US", "CA"]);
const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** What a date is read by: the language it is written in, where the business is, and today. */
export interface Reading {
  language: string | null;
  territories: readonly Territory[];
  now: string;
}

/** Months of the Levant and of Iraq, of which some are two words or too short to be told from others. */
const LEVANTINE: readonly (readonly [RegExp, string])[] = [
  [/كانون الثاني/g, "يناير"],
  [/شباط/g, "فبراير"],
  [/[آا]ذار/g, "مارس"],
  [/نيسان/g, "أبريل"],
  [/[أا]يار/g, "مايو"],
  [/حزيران/g, "يونيو"],
  [/تموز/g, "يوليو"],
  [/(?<!\p{L})[آا]ب(?!\p{L})/gu, "أغسطس"],
  [/[أا]يلول/g, "سبتمبر"],
  [/تشرين الأول/g, "أكتوبر"],
  [/تشرين الثاني/g, "نوفمبر"],
  [/كانون الأول/g, "ديسمبر"],
];
const inOneWord = (text: string): string =>
  LEVANTINE.reduce((read, [month, word]) => read.replace(month, word), text);

/** The date that a text begins with or holds first, as it is written in its language. */
export function readDate(written: string, { language, territories }: Reading): Date | null {
  // A year in short, as in May ’26.
  const text = inOneWord(written).replace(
    /(\p{L}{3}\.? )['’]([12]\d)(?!\d)/gu,
    (_, before: string, year: string) => `${before}20${year}`,
  );
  const words = /(20\d\d)\.?\s{1,3}(?:m\.\s{1,3}|gada\s{1,3})?([\p{L}\p{M}]{3,12})\s{1,3}(\d{1,2})/u.exec(
    text,
  );
  if (words && month(words[2]) > 0) return utc(Number(words[1]), month(words[2]), Number(words[3]));
  // Latvian: the year, its word, the day, the month.
  const yearFirst = /(20\d\d)\.?\s{1,3}(?:gada|g\.)\s{1,3}(\d{1,2})\.?\s{1,3}([\p{L}\p{M}]{3,12})/iu.exec(
    text,
  );
  if (yearFirst && month(yearFirst[3]) > 0)
    return utc(Number(yearFirst[1]), month(yearFirst[3]), Number(yearFirst[2]));
  // Vietnamese: day, month and year each with its word.
  const named = /ngày\s{1,3}(\d{1,2})\s{1,3}tháng\s{1,3}(\d{1,2})\s{1,3}năm\s{1,3}(20\d\d)/i.exec(text);
  if (named) return utc(Number(named[3]), Number(named[2]), Number(named[1]));
  const iso = /(20\d\d)\s*[-./年년]\s*(\d{1,2})\s*[-./月월]\s*(\d{1,2})/.exec(text);
  if (iso) return utc(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dayFirst =
    /(\d{1,2})(?:st|nd|rd|th|er|\.?º|ª|:a|:e|\.)?[\s/-]{1,4}(?:day )?(?:de |of )?([\p{L}\p{M}]{3,12})\.?,?[\s/-]{1,4}(?:(?:de|del|del año|do ano de|de l['’]an|des Jahres|anului) )?(20\d\d)/iu.exec(
      text,
    );
  if (dayFirst && month(dayFirst[2]) > 0)
    return utc(Number(dayFirst[3]), month(dayFirst[2]), Number(dayFirst[1]));
  const monthFirst =
    /([\p{L}\p{M}]{3,12})\.?\s{1,4}(\d{1,2})(?:st|nd|rd|th|\.)?(?: päivän?ä?)?,?\s{1,4}(20\d\d)/iu.exec(text);
  if (monthFirst && month(monthFirst[1]) > 0)
    return utc(Number(monthFirst[3]), month(monthFirst[1]), Number(monthFirst[2]));
  const numbers = /(?<!\d)(\d{1,2})\s{0,2}[./-]\s{0,3}(\d{1,2})\s{0,3}[./-]\s{0,3}(20\d\d|[12]\d(?!\d))/.exec(
    text,
  );
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])];
    const year = numbers[3]?.length === 2 ? 2000 + Number(numbers[3]) : Number(numbers[3]);
    // English with slashes alone is read by where the business is; every other way puts the day first.
    const american =
      language === "en" &&
      text.includes("/") &&
      territories.length > 0 &&
      territories.every((one) => MONTH_FIRST.has(one));
    const dayFirstDate = utc(year, second, first);
    if (american) return utc(year, first, second);
    // Where both are usual the earlier counts, so that none is taken for new by the way it is written.
    const either = language === "en" && text.includes("/") && territories.some((one) => EITHER_WAY.has(one));
    return either ? earlier(dayFirstDate, utc(year, first, second)) : dayFirstDate;
  }
  const monthOnly = /([\p{L}\p{M}]{3,12})\.?[\s/-]{1,4}(?:de |del )?(20\d\d)/iu.exec(text);
  if (monthOnly && month(monthOnly[1]) > 0) return utc(Number(monthOnly[2]), month(monthOnly[1]), 1);
  const yearMonth = /(20\d\d)\s*[年년]\s*(\d{1,2})\s*[月월]/.exec(text);
  if (yearMonth) return utc(Number(yearMonth[1]), Number(yearMonth[2]), 1);
  const numberMonth = /(?<!\d)(\d{1,2})\s{0,4}\/\s{0,4}(20\d\d)/.exec(text);
  return numberMonth ? utc(Number(numberMonth[2]), Number(numberMonth[1]), 1) : null;
}

/** The number of a month by its name in any language read; 0: it is none. */
export function month(name: string | undefined): number {
  // Hebrew writes "in March" as one word.
  const plain = (name ?? "").replace(/^ב(?=\p{Script=Hebrew})/u, "");
  return MONTHS.findIndex((pattern) => pattern.test(plain)) + 1;
}

function utc(year: number, monthNumber: number, day: number): Date | null {
  // Written the other way round, as in 03/25/2026.
  const [realMonth, realDay] = monthNumber > 12 ? [day, monthNumber] : [monthNumber, day];
  if (realMonth < 1 || realMonth > 12 || realDay < 1 || realDay > 31) return null;
  return new Date(Date.UTC(year, realMonth - 1, realDay));
}
