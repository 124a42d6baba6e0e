import { DAY_MS, PLAN_LIMITS, PLANS, type Plan } from "@candor/api/entities";

/** Whole days until the plan allows the next assessment, rounded up; 0 when it is allowed now. */
export function daysUntil(nextStartAt: string | null, now: number): number {
  if (nextStartAt === null) return 0;
  const wait = Date.parse(nextStartAt) - now;
  return wait > 0 ? Math.ceil(wait / DAY_MS) : 0;
}

/** Days between two assessments on a plan; null for a plan this version does not know. */
export function countdownDaysOf(planVersion: number): number | null {
  const plan = (Object.keys(PLANS) as Plan[]).find((name) => PLANS[name] === planVersion);
  return plan ? PLAN_LIMITS[plan].countdownDays : null;
}
