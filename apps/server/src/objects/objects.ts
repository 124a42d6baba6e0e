import type { AssessmentObject, AssetType } from "@candor/api/entities";
import { PLAN_LIMITS, PLANS, type Plan } from "@candor/api/entities";
import type { object } from "../database/schema.ts";
import type { FileSigner } from "../storage/signer.ts";

export type ObjectRow = typeof object.$inferSelect;

/** Types that may have a test login. */
const WITH_LOGIN: readonly AssetType[] = ["website", "android", "ios"];

/** An object as customers see it. */
export function toObject(row: ObjectRow, signer: FileSigner): AssessmentObject {
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
    ...(row.seen ? { website: row.seen } : {}),
    ...(row.version === null ? {} : { version: row.version }),
    ...(row.file ? { file: row.file } : {}),
    ...(WITH_LOGIN.includes(row.asset_type) ? { has_login: row.login !== null } : {}),
    ...(row.asset_type === "business_entity" ? { entity: entityOf(row, signer) } : {}),
    ...(row.account_number === null ? {} : { cloud: cloudOf(row, row.account_number) }),
  };
}

const entityOf = ({ logo, contact, frameworks, frequency_days }: ObjectRow, signer: FileSigner) => ({
  logo_url: logo && signer.sign(logo),
  contact: contact ?? "",
  frameworks: frameworks ?? [],
  frequency_days: frequency_days ?? 0,
});

const cloudOf = ({ connection_state, connected_by }: ObjectRow, account_number: string) => ({
  account_number,
  connection_state,
  connected_by,
});

/** What a plan allows. An unknown number allows the least. */
export function planLimits(productVersion: number): {
  objectsPerType: Record<AssetType, number>;
  countdownDays: number;
} {
  const names = Object.keys(PLANS) as Plan[];
  return PLAN_LIMITS[names.find((name) => PLANS[name] === productVersion) ?? "essential"];
}
