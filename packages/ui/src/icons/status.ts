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

/** All checks counted. */
export function totalOf(counts: CheckCounts): number {
  return checkStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
