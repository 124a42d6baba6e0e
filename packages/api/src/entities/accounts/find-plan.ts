import { PLANS, type Plan } from "./plans.ts";

/** The plans, in the order in which they are offered. */
export const PLAN_NAMES = Object.keys(PLANS) as [Plan, ...Plan[]];

/** The plan of a number; null for one that this version does not know. */
export const findPlan = (version: number): Plan | null =>
  PLAN_NAMES.find((plan) => PLANS[plan] === version) ?? null;
