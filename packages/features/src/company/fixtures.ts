import type { assessmentLimits, ReplyOf, updateCompany } from "@candor/api/contract";
import { ASSET_TYPES, type AssetType } from "@candor/api/entities";
import { owner } from "../shell/fixtures.ts";

/** What the server says of the company beside its name. */
export const COMPANY_INFO: ReplyOf<typeof updateCompany> = {
  company: owner.company,
  subscription: {
    plan: "professional",
    product_version: 2,
    expires_at: null,
    expired: false,
    company_name: owner.company.name,
  },
  limits: {
    objects_per_type: Object.fromEntries(ASSET_TYPES.map((type) => [type, 5])) as Record<AssetType, number>,
    countdown_days: 30,
    members: 10,
    members_used: 2,
    export: true,
    login_scenarios: true,
  },
};

/** What of the plan is used. */
export const LIMITS: ReplyOf<typeof assessmentLimits> = {
  countdown_days: 30,
  days_left: 12,
  next_start_at: "2026-12-01T06:20:00Z",
  types: ASSET_TYPES.map((asset_type) => ({
    asset_type,
    used: asset_type === "website" ? 2 : 0,
    limit: 5,
    assessed: asset_type === "website",
  })),
  login: true,
  export: true,
};
