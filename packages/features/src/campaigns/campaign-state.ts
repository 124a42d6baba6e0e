import type { Campaign } from "./queries.ts";

/** Where a campaign stands for its visitors. */
export const CAMPAIGN_STATES = ["running", "planned", "ended", "off"] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export function campaignStateOf(
  { enable, data }: { enable: boolean; data: Pick<Campaign, "starts_at" | "ends_at"> },
  now = Date.now(),
): CampaignState {
  if (!enable) return "off";
  if (Date.parse(data.starts_at) > now) return "planned";
  return data.ends_at !== null && Date.parse(data.ends_at) <= now ? "ended" : "running";
}

/** Days before its end in which a QR code is said to expire soon. */
export const EXPIRY_WARNING_DAYS = 14;
const DAY_MS = 86_400_000;

export type Expiry = "never" | "later" | "soon" | "expired";

/** How near a QR code is to its end. */
export function expiryOf(expires: string | null, now = Date.now()): Expiry {
  if (expires === null) return "never";
  const left = Date.parse(expires) - now;
  if (left <= 0) return "expired";
  return left <= EXPIRY_WARNING_DAYS * DAY_MS ? "soon" : "later";
}
