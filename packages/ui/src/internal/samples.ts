// Invented data that stories and tests share; no component reads it.
import type { CheckCounts, CheckStatus } from "../icons/status.ts";

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

export const english: Record<CheckStatus, string> = {
  critical: "Critical",
  medium: "Medium",
  low: "Low",
  potential: "Potential",
  uncertain: "Uncertain",
  error: "Error",
  resolved: "Mark resolved",
  passed: "Passed",
};

export const chinese: Record<CheckStatus, string> = {
  critical: "严重",
  medium: "中等",
  low: "低",
  potential: "潜在",
  uncertain: "待确认",
  error: "检测异常",
  resolved: "标记为已解决",
  passed: "通过",
};

/** Reads counts aloud, as an app would. */
export const spoken = (counts: CheckCounts) =>
  Object.entries(counts)
    .map(([status, count]) => `${count} ${english[status as CheckStatus].toLowerCase()}`)
    .join(", ");
