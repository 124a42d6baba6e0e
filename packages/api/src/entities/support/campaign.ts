import * as z from "zod/mini";
import { EMAIL_MAX } from "../accounts/account.ts";
import { isOneLine } from "../text.ts";

/** Kinds of a free assessment: 1 cross-border data transfer, 2 third-party data sharing. */
export const SHOW_TYPES = { cross_border: 1, data_sharing: 2 } as const;
export type ShowType = (typeof SHOW_TYPES)[keyof typeof SHOW_TYPES];
export const showType = z.enum(SHOW_TYPES);

/** What a campaign may offer to assess, as its page reads it. */
export const CAMPAIGN_ASSETS = ["Website", "Android", "iOS"] as const;
export type CampaignAsset = (typeof CAMPAIGN_ASSETS)[number];
/** Without this one a campaign's page does not open. */
export const REQUIRED_CAMPAIGN_ASSET = "Website" satisfies CampaignAsset;

/** A mobile number of mainland China. */
export const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

/**
 * Requests that one campaign takes before it answers `repeat`: of one website and of one e-mail ever, of one address a
 * day. The specification leaves the numbers open; these are ours.
 */
export const CAMPAIGN_LIMITS = { website: 2, email: 3, address: 20 } as const;

/** Days in which the link of the confirmation mail works. */
export const CAMPAIGN_CONFIRM_DAYS = 7;

/** An address as people type it: with a scheme or without. */
const typedWebsite = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(2000),
  z.refine((text) => isWebsite(text)),
);

/** Is it an http(s) address with a host of more than one part? */
export function isWebsite(text: string): boolean {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return false;
  return /^[^.]+(\.[^.]+)+\.?$/.test(url.hostname) && !/\s/.test(text);
}

/** What a visitor asks a free assessment with. */
export const campaignRequest = z.object({
  // Not by `line`: what a public page needs of it would come with what every page needs.
  company: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(120),
      z.refine(isOneLine, { params: { field: "characters" } }),
    ),
  website: typedWebsite,
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(EMAIL_MAX), z.email()),
  mobile: z.string().check(z.trim(), z.minLength(1), z.regex(MAINLAND_MOBILE)),
  /** The visitor agrees that the website is checked, and owns it or is authorised. */
  consent: z.literal(true),
});
