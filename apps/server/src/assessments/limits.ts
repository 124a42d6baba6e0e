import type { assessmentLimits, ReplyOf } from "@candor/api/contract";
import { ASSESSED_TYPES, ASSET_TYPES, type AssetType, PLAN_FEATURES, planOf } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import { hasEnded, planLimits } from "../companies/plan.ts";
import { count, eq } from "../database/drizzle.ts";
import { object } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

import { daysUntil, nextStart } from "./submit.ts";

/** What the company's plan still allows. */
export async function limitsOf(db: Db, customer: Customer): Promise<ReplyOf<typeof assessmentLimits>> {
  const { objectsPerType, countdownDays } = planLimits(customer.company.product_version);
  const next = await nextStart(db, customer);
  const rows = await db
    .select({ type: object.asset_type, total: count() })
    .from(object)
    .where(eq(object.company_id, customer.companyId))
    .groupBy(object.asset_type);
  const used = new Map(rows.map(({ type, total }) => [type, total]));
  const assessed: readonly AssetType[] = ASSESSED_TYPES;
  const features = PLAN_FEATURES[planOf(customer.company.product_version)];
  return {
    countdown_days: countdownDays,
    days_left: daysUntil(next),
    next_start_at: next?.toISOString() ?? null,
    types: ASSET_TYPES.map((type) => ({
      asset_type: type,
      used: used.get(type) ?? 0,
      limit: objectsPerType[type],
      assessed: assessed.includes(type),
    })),
    login: features.loginScenarios,
    export: features.export && !hasEnded(customer.company),
  };
}
