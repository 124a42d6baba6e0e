import type { AssetType } from "../tables.ts";

export const PLANS = { essential: 1, professional: 2, enterprise: 3, freetrial: 10 } as const;
export type Plan = keyof typeof PLANS;
export type PlanVersion = (typeof PLANS)[Plan];

type ObjectLimits = Record<AssetType, number>;

const ONE_EACH: ObjectLimits = {
  website: 1,
  android: 1,
  ios: 1,
  iot: 1,
  business_entity: 1,
  aws: 1,
  windows: 1,
  macos: 1,
};

/** Objects of each type a plan allows. The specification leaves the numbers open; these are ours. */
export const PLAN_LIMITS: Record<Plan, { objectsPerType: ObjectLimits; countdownDays: number }> = {
  essential: { objectsPerType: { ...ONE_EACH, website: 2 }, countdownDays: 30 },
  professional: {
    objectsPerType: { ...ONE_EACH, website: 5, android: 3, ios: 3, iot: 2, aws: 2 },
    countdownDays: 7,
  },
  enterprise: {
    objectsPerType: {
      website: 50,
      android: 20,
      ios: 20,
      iot: 20,
      business_entity: 10,
      aws: 20,
      windows: 10,
      macos: 10,
    },
    countdownDays: 0,
  },
  freetrial: { objectsPerType: ONE_EACH, countdownDays: 30 },
};

/** Objects that a company can have at most: so many are chosen at once. */
export const OBJECTS_MAX = Math.max(
  ...Object.values(PLAN_LIMITS).map(({ objectsPerType }) =>
    Object.values(objectsPerType).reduce((sum, limit) => sum + limit, 0),
  ),
);
