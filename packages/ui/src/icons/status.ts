/** Every result a check can have, worst first: the order of a Vernier's ticks. */
export const checkStatuses = [
  "critical",
  "medium",
  "low",
  "potential",
  "uncertain",
  "error",
  "resolved",
  "passed",
] as const;

/** The result of one check. */
export type CheckStatus = (typeof checkStatuses)[number];

/** The four results that are issues. */
export const issueStatuses = [
  "critical",
  "medium",
  "low",
  "potential",
] as const satisfies readonly CheckStatus[];

/** How many checks have each result; a missing one counts as none. */
export type CheckCounts = Readonly<Partial<Record<CheckStatus, number>>>;

/** The letter that stands for a result where neither colour nor shape can, such as in an export. */
export const statusLetters: Record<CheckStatus, string> = {
  critical: "C",
  medium: "M",
  low: "L",
  potential: "P",
  uncertain: "?",
  error: "E",
  resolved: "R",
  passed: "OK",
};

/** A count as a whole number that can be drawn; what is missing, negative or no number counts as none. */
const whole = (count: unknown): number =>
  typeof count === "number" && Number.isFinite(count) ? Math.max(0, Math.round(count)) : 0;

/**
 * The checks with one result. Results that this version does not know (a newer server sends them) count as uncertain:
 * they are there, and what they mean is to be confirmed.
 */
export function countOf(counts: CheckCounts, status: CheckStatus): number {
  const own = whole(counts[status]);
  if (status !== "uncertain") return own;
  const known: readonly string[] = checkStatuses;
  return Object.entries(counts).reduce(
    (sum, [name, count]) => (known.includes(name) ? sum : sum + whole(count)),
    own,
  );
}

/** All checks counted. */
export function totalOf(counts: CheckCounts): number {
  return checkStatuses.reduce((sum, status) => sum + countOf(counts, status), 0);
}
