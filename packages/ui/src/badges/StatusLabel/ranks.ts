import { type CheckStatus, checkStatuses } from "../../icons/status.ts";

/** The number by which tables and exports know a result. */
export const statusRanks = {
  critical: 1,
  medium: 2,
  low: 3,
  resolved: 4,
  passed: 5,
  potential: 6,
  uncertain: 8,
} as const satisfies Partial<Record<CheckStatus, number>>;

/** A result, or that a code means none this version knows. */
export type KnownStatus = CheckStatus | "unknown";

/** The result a rank stands for. */
export function statusOfRank(rank: number): KnownStatus {
  const found = Object.entries(statusRanks).find(([, value]) => value === rank);
  return (found?.[0] as CheckStatus | undefined) ?? "unknown";
}

export function isCheckStatus(status: string): status is CheckStatus {
  return (checkStatuses as readonly string[]).includes(status);
}
