import { type AssetType, PLAN_LIMITS, PLANS, type Plan as PlanName } from "@candor/api/entities";
import type { company } from "../database/schema.ts";
import { HttpError } from "../http/http-error.ts";

type Plan = Pick<typeof company.$inferSelect, "expires_at">;

/** Has the time passed that the plan was bought for? What is there stays readable. */
export const hasEnded = ({ expires_at }: Plan): boolean =>
  expires_at !== null && expires_at.getTime() <= Date.now();

/** Refuses what only a running plan pays for: adding, assessing, inviting, exporting. */
export function assertPlanRuns(plan: Plan): void {
  if (hasEnded(plan)) throw new HttpError("member.plan_ended");
}

/** What a plan allows. An unknown number allows the least. */
export function planLimits(productVersion: number): {
  objectsPerType: Record<AssetType, number>;
  countdownDays: number;
} {
  const names = Object.keys(PLANS) as PlanName[];
  return PLAN_LIMITS[names.find((name) => PLANS[name] === productVersion) ?? "essential"];
}
