import type { ASSET_TYPES } from "../../entities/tables.ts";
import { CUSTOMER_READ, defineCall } from "../call.ts";

/** What risks are carried by: the chooser over the register. `all` is where it begins. */
export const RISK_CATEGORIES = ["all", "website", "app", "device", "cloud", "entity"] as const;
export type RiskCategory = (typeof RISK_CATEGORIES)[number];

/** Types of asset of each category; null for all. */
export const RISK_CATEGORY_TYPES: Record<RiskCategory, readonly (typeof ASSET_TYPES)[number][] | null> = {
  all: null,
  website: ["website"],
  app: ["android", "ios", "windows", "macos"],
  device: ["iot"],
  cloud: ["aws"],
  entity: ["business_entity"],
};

export const RISK_SORTS = ["level", "title", "objects", "age"] as const;
export type RiskSort = (typeof RISK_SORTS)[number];

/** How far a risk is worked off: nothing, some or all of its objects are marked resolved. */
export const RISK_RESOLUTIONS = ["open", "partly", "resolved"] as const;
export type RiskResolution = (typeof RISK_RESOLUTIONS)[number];

export const listRisks = defineCall({
  id: "risk.list",
  method: "POST",
  path: "/api/portal/v2/risk/list",
  access: CUSTOMER_READ,
});
