import {
  CHECK_STATUSES,
  type CheckStatus,
  LANGUAGE_TAGS,
  type Language,
  type Outcome,
  type ScanResult,
  type StatusCounts,
} from "@candor/api/entities";
import type { IsMeant } from "@candor/ui/forms";

/** Outcomes in the order staff read them: what needs a decision first. */
export const OUTCOME_ORDER = [
  "failed",
  "potential",
  "uncertain",
  "error",
  "passed",
  "not_applicable",
] as const satisfies readonly Outcome[];

export interface ResultFilter {
  search: string;
  status: CheckStatus | null;
  objectId: string | null;
  /** Only results that an expert has changed. */
  edited: boolean;
}

export const NO_FILTER: ResultFilter = { search: "", status: null, objectId: null, edited: false };

/** True where the filter leaves nothing out. */
export const isUnfiltered = ({ search, status, objectId, edited }: ResultFilter): boolean =>
  search.trim() === "" && status === null && objectId === null && !edited;

export interface ResultGroup {
  outcome: Outcome;
  results: ScanResult[];
}

/** True where an expert's word stands over the engine's. */
export const isEdited = (result: Pick<ScanResult, "edited_at">): boolean => result.edited_at !== null;

function matches(
  result: ScanResult,
  { search, status, objectId, edited }: ResultFilter,
  isMeant: IsMeant,
): boolean {
  if (status !== null && (result.status !== status || result.hidden)) return false;
  if (objectId !== null && result.object_id !== objectId) return false;
  if (edited && !isEdited(result)) return false;
  const { title, category } = result;
  const cites = result.citations.flatMap(({ cite }) => [cite.en, cite.cn]);
  const names = [title.en, title.cn, category.en, category.cn, result.check_id, result.object_name];
  return isMeant(search, ...names, ...cites);
}

/** What does not apply has no status and stands last. */
const rankOf = ({ status }: ScanResult): number =>
  status ? CHECK_STATUSES.indexOf(status) : CHECK_STATUSES.length;

const byWorst =
  ({ compare }: Intl.Collator) =>
  (one: ScanResult, other: ScanResult): number =>
    rankOf(one) - rankOf(other) ||
    compare(one.check_id, other.check_id) ||
    compare(one.object_name, other.object_name);

/** The results that pass the filter, by outcome, worst first; outcomes without one are left out. */
export function groupResults(
  results: readonly ScanResult[],
  filter: ResultFilter,
  language: Language,
  isMeant: IsMeant,
): ResultGroup[] {
  const kept = results
    .filter((result) => matches(result, filter, isMeant))
    .sort(byWorst(new Intl.Collator(LANGUAGE_TAGS[language])));
  return OUTCOME_ORDER.map((outcome) => ({
    outcome,
    results: kept.filter((result) => result.outcome === outcome),
  })).filter((group) => group.results.length > 0);
}

/** The result before or after the chosen one, in the order shown; the first when none is chosen. */
export function stepResult(
  groups: readonly ResultGroup[],
  chosen: string | null,
  step: 1 | -1,
): string | undefined {
  const order = groups.flatMap((group) => group.results.map(({ id }) => id));
  const at = chosen === null ? -1 : order.indexOf(chosen);
  if (at === -1) return order[0];
  return order[Math.min(Math.max(at + step, 0), order.length - 1)];
}

/** True where an expert has said something of it: agreed, or laid their own word over it. */
export const isLookedAt = (result: Pick<ScanResult, "edited_at" | "confirmed_at">): boolean =>
  isEdited(result) || result.confirmed_at !== null;

/** Results of which no expert has said anything; what does not apply asks for nothing. */
export const notLookedAt = (results: readonly ScanResult[]): ScanResult[] =>
  results.filter((result) => result.outcome !== "not_applicable" && !isLookedAt(result));

/** Results that the engine left open and no expert has decided. */
export const undecided = (results: readonly ScanResult[]): ScanResult[] =>
  results.filter((result) => result.outcome === "uncertain" && !isLookedAt(result));

/** The next undecided result after the chosen one, in the order shown; from the top again after the last. */
export function nextUndecided(order: readonly ScanResult[], chosen: string | null): string | undefined {
  const at = order.findIndex(({ id }) => id === chosen);
  return undecided([...order.slice(at + 1), ...order.slice(0, at + 1)])[0]?.id;
}

/** Counts of what the customer would see: neither hidden nor not applicable. A status as a filter finds as many. */
export function countVisible(results: readonly ScanResult[]): StatusCounts {
  const counts = Object.fromEntries(CHECK_STATUSES.map((status) => [status, 0])) as StatusCounts;
  for (const { status, hidden } of results) {
    if (!hidden && status) counts[status] += 1;
  }
  return counts;
}
