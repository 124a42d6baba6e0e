import { type ConfigData, REQUIRED_CAMPAIGN_ASSET, type ShowType } from "@candor/api/entities";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { enabledData } from "../mis/config/entries.ts";

/** A campaign that runs, with what it assesses. */
export interface RunningCampaign {
  activity: ConfigData<"activity">;
  skill: ConfigData<"activity_skill">;
}

/** The campaign of an address, while it runs; null before, after, and where staff have switched it off. */
async function findCampaign(db: Db, cid: string): Promise<RunningCampaign | null> {
  const activity = await enabledData(db, "activity", cid);
  const skill = activity && (await enabledData(db, "activity_skill", activity.skill));
  const now = Date.now();
  const open =
    activity?.allow_assets.includes(REQUIRED_CAMPAIGN_ASSET) &&
    Date.parse(activity.starts_at) <= now &&
    (activity.ends_at === null || now < Date.parse(activity.ends_at));
  return open && skill ? { activity, skill } : null;
}

/** The campaign of an address; refuses where none runs. */
export async function runningCampaign(db: Db, cid: string): Promise<RunningCampaign> {
  const found = await findCampaign(db, cid);
  if (!found) throw new HttpError("campaign.not_started");
  return found;
}

/** What the campaign of an address is about, for the page that opens at it; null where none runs. */
export async function campaignTypeOf(db: Db, cid: string): Promise<ShowType | null> {
  return (await findCampaign(db, cid))?.skill.show_type ?? null;
}

/** SHA-256 of the picture that confirmed visitors see; null where there is none any more. */
export async function qrcodeOf(db: Db, cid: string): Promise<string | null> {
  const activity = await enabledData(db, "activity", cid);
  const qrcode = activity && (await enabledData(db, "activity_qrcode", activity.qrcode));
  if (!qrcode || (qrcode.expires_at !== null && Date.parse(qrcode.expires_at) <= Date.now())) return null;
  return qrcode.image;
}
