import type { Formatters } from "../platform/index.ts";
import type { Overview } from "./model.ts";

/**
 * When the assessment was that this one is compared with: its day, and its time as well where both are of one day. Empty
 * where nothing is compared.
 */
export function comparedAt(
  { comparison, assessed_at }: Pick<Overview, "comparison" | "assessed_at">,
  format: Pick<Formatters, "date" | "dateTime">,
  writeDay: (instant: string) => string,
): string {
  if (!comparison) return "";
  const shared = assessed_at !== null && format.date(assessed_at) === format.date(comparison.at);
  return shared ? format.dateTime(comparison.at) : writeDay(comparison.at);
}
