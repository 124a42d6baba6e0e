import * as z from "zod/mini";
import { id, instant } from "../common.ts";
import { SCAN_FAILURES } from "../tables.ts";
import { showType } from "./campaign.ts";

/** Where a request stands. `failed` can be tried again by staff. */
export const CAMPAIGN_STATES = [
  "unconfirmed",
  "confirmed",
  "assessing",
  "expert_review",
  "published",
  "failed",
] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** A request as staff see it. */
export const activityScan = z.object({
  id,
  /** The campaign. */
  cid: z.string(),
  show_type: showType,
  state: z.enum(CAMPAIGN_STATES),
  company: z.string(),
  website: z.string(),
  email: z.string(),
  mobile: z.string(),
  submitted_at: instant,
  confirmed_at: z.nullable(instant),
  finished_at: z.nullable(instant),
  published_at: z.nullable(instant),
  /** Why it could not finish. */
  failure: z.nullable(z.enum(SCAN_FAILURES)),
  /** Second half of the result's address, once there is one. */
  rid: z.nullable(z.string()),
  /** When the visitor first opened the published result. */
  opened_at: z.nullable(instant),
});
export type ActivityScan = z.infer<typeof activityScan>;

/** Steps from a campaign's page to its result, in their order. */
export const FUNNEL_STEPS = ["opened", "submitted", "confirmed", "assessed", "result_opened"] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

const step = z.int().check(z.minimum(0));

/** How far a campaign's visitors came. */
export const campaignFunnel = z.object({
  /** The campaign. */
  cid: z.string(),
  /** Times its page was opened while it ran: openings, not people. The other steps count requests. */
  opened: step,
  submitted: step,
  confirmed: step,
  /** Requests whose website was assessed without a failure. */
  assessed: step,
  /** Requests whose published result was opened by its visitor. */
  result_opened: step,
});
export type CampaignFunnel = z.infer<typeof campaignFunnel>;
