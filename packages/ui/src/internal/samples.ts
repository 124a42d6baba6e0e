// Invented data that stories and tests share; no component reads it.
import type { CheckCounts, CheckStatus } from "../icons/status.ts";
import { statuses as english } from "../words/en.ts";

export { statuses as chinese } from "../words/cn.ts";
export { english };

/** 124 checks of one site, worst first. */
export const siteCounts: CheckCounts = {
  critical: 3,
  medium: 8,
  low: 11,
  potential: 4,
  uncertain: 2,
  error: 1,
  resolved: 1,
  passed: 94,
};

/** The same site a month earlier. */
export const earlierCounts: CheckCounts = {
  critical: 5,
  medium: 9,
  low: 10,
  potential: 4,
  uncertain: 4,
  passed: 92,
};

/** 546 checks of five objects: more than any track has room for. */
export const companyCounts: CheckCounts = {
  critical: 6,
  medium: 26,
  low: 43,
  potential: 14,
  uncertain: 8,
  error: 2,
  resolved: 1,
  passed: 446,
};

/** Reads counts aloud, as an app would. */
export const spoken = (counts: CheckCounts) =>
  Object.entries(counts)
    .map(([status, count]) => `${count} ${english[status as CheckStatus].toLowerCase()}`)
    .join(", ");
