const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const LABEL =
  /(last (updated|modified|revised|reviewed)|updated( on)?|effective( date| from| as of)?|revised|version|stand|zuletzt (ge[äa]ndert|aktualisiert)|mis(e)? [àa] jour|[úu]ltima actualizaci[oó]n|更新(日期|时间|于)?|生效(日期|时间)?|修订(日期|时间)?|发布(日期|时间)?|版本)/gi;
/** A date stands within so many characters of its label. */
const REACH = 60;

/** The latest date a policy gives for its own last change; null when none can be read. */
export function lastUpdated(text: string): Date | null {
  let latest: Date | null = null;
  for (const label of text.matchAll(LABEL)) {
    const date = readDate(text.slice(label.index, label.index + label[0].length + REACH));
    if (date && (!latest || date > latest)) latest = date;
  }
  return latest;
}

function readDate(text: string): Date | null {
  const iso = /(20\d\d)\s*[-./年]\s*(\d{1,2})\s*[-./月]\s*(\d{1,2})/.exec(text);
  if (iso) return utc(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dayFirst = /(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\.?,?\s+(20\d\d)/i.exec(text);
  if (dayFirst) return utc(Number(dayFirst[3]), month(dayFirst[2]), Number(dayFirst[1]));
  const monthFirst = /([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(20\d\d)/i.exec(text);
  if (monthFirst) return utc(Number(monthFirst[3]), month(monthFirst[1]), Number(monthFirst[2]));
  const european = /(\d{1,2})[./](\d{1,2})[./](20\d\d)/.exec(text);
  if (european) return utc(Number(european[3]), Number(european[2]), Number(european[1]));
  const monthOnly = /([a-z]{3,9})\.?\s+(20\d\d)/i.exec(text);
  return monthOnly ? utc(Number(monthOnly[2]), month(monthOnly[1]), 1) : null;
}

function month(name: string | undefined): number {
  return MONTHS.indexOf((name ?? "").slice(0, 3).toLowerCase()) + 1;
}

function utc(year: number, monthNumber: number, day: number): Date | null {
  // Written the other way round, as in 03/25/2026.
  const [realMonth, realDay] = monthNumber > 12 ? [day, monthNumber] : [monthNumber, day];
  if (realMonth < 1 || realMonth > 12 || realDay < 1 || realDay > 31) return null;
  return new Date(Date.UTC(year, realMonth - 1, realDay));
}
