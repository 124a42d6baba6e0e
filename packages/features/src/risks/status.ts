import type { Risk } from "@candor/api/contract";
import { LEVELS } from "@candor/api/entities";

/** What a risk is shown as: its level, or that it is marked as resolved in every object, as a check would be. */
export const RISK_STATUSES = [...LEVELS, "resolved"] as const;
export type RiskStatus = (typeof RISK_STATUSES)[number];

export const statusOf = ({ level, resolution }: Pick<Risk, "level" | "resolution">): RiskStatus =>
  resolution === "resolved" ? resolution : level;
