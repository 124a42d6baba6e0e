import type { ReplyOf, updateCompany } from "@candor/api/contract";
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
