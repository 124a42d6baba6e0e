import type { campaignInfo, ReplyOf } from "@candor/api/contract";
import { REQUIRED_CAMPAIGN_ASSET, SHOW_TYPES } from "@candor/api/entities";

/** What a free assessment is about: the name of its texts. */
export type CampaignKind = keyof typeof SHOW_TYPES;
export const CAMPAIGN_KINDS = Object.keys(SHOW_TYPES) as CampaignKind[];

/** The kind of a type; null for one that this version does not know. */
export function kindOf(showType: number): CampaignKind | null {
  const [kind] = Object.entries(SHOW_TYPES).find(([, number]) => number === showType) ?? [];
  return (kind as CampaignKind | undefined) ?? null;
}

/** What a campaign assesses; null where it has not started or offers no website: its form does not open. */
export function offerOf({ show_type, allow_assets }: ReplyOf<typeof campaignInfo>): CampaignKind | null {
  return allow_assets.includes(REQUIRED_CAMPAIGN_ASSET) ? kindOf(show_type) : null;
}
