import type { AssessmentObject, AssetType } from "@candor/api/entities";
import { PLAN_LIMITS, PLANS, type Plan } from "@candor/api/entities";
import type { object } from "../database/schema.ts";

type ObjectRow = typeof object.$inferSelect;

/** An object as customers see it. */
export function toObject(row: ObjectRow): AssessmentObject {
  return {
    id: row.id,
    asset_type: row.asset_type,
    name: row.name,
    url: row.url,
    territories: row.territories,
    enabled: row.enabled,
    locked: row.locked_by !== null,
    assessed: row.assessed_at !== null,
    last_assessed_at: row.last_assessed_at?.toISOString() ?? null,
    counts: row.counts,
    created_at: row.created_at.toISOString(),
  };
}

/** What a plan allows. An unknown number allows the least. */
export function planLimits(productVersion: number): {
  objectsPerType: Record<AssetType, number>;
  countdownDays: number;
} {
  const names = Object.keys(PLANS) as Plan[];
  return PLAN_LIMITS[names.find((name) => PLANS[name] === productVersion) ?? "essential"];
}
