import type { campaignChoices, ReplyOf } from "@candor/api/contract";
import type { CampaignFunnel, CampaignState, ConfigData } from "@candor/api/entities";
import { isAnyOf } from "../database/arrays.ts";
import { and, asc, count, eq, inArray, isNotNull, sql, sum } from "../database/drizzle.ts";
import { activityResult, campaignOpening, campaignRequest, configEntry } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

const ASSESSED: CampaignState[] = ["expert_review", "published"];

/** Counts that a campaign's page was opened today. */
export async function countOpening(db: Db, cid: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  await db
    .insert(campaignOpening)
    .values({ cid, day, opened: 1 })
    .onConflictDoUpdate({
      target: [campaignOpening.cid, campaignOpening.day],
      set: { opened: sql`${campaignOpening.opened} + 1` },
    });
}

/** How far the visitors of campaigns came, in the order that was asked for. */
export async function funnelsOf(db: Db, cids: readonly string[]): Promise<CampaignFunnel[]> {
  if (cids.length === 0) return [];
  const asked = [...new Set(cids)];
  const openings = await db
    .select({ cid: campaignOpening.cid, opened: sum(campaignOpening.opened).mapWith(Number) })
    .from(campaignOpening)
    .where(isAnyOf(campaignOpening.cid, asked))
    .groupBy(campaignOpening.cid);
  const requests = await db
    .select({
      cid: campaignRequest.cid,
      submitted: count(),
      confirmed: count(campaignRequest.confirmed_at),
      assessed: count(sql`case when ${inArray(campaignRequest.state, ASSESSED)} then 1 end`),
    })
    .from(campaignRequest)
    .where(isAnyOf(campaignRequest.cid, asked))
    .groupBy(campaignRequest.cid);
  const results = await db
    .select({ cid: activityResult.cid, opened: count() })
    .from(activityResult)
    .where(and(isAnyOf(activityResult.cid, asked), isNotNull(activityResult.opened_at)))
    .groupBy(activityResult.cid);
  const openedOf = new Map(openings.map(({ cid, opened }) => [cid, opened]));
  const requestsOf = new Map(requests.map((row) => [row.cid, row]));
  const resultsOf = new Map(results.map(({ cid, opened }) => [cid, opened]));
  const none = { submitted: 0, confirmed: 0, assessed: 0 };
  return asked.map((cid) => ({
    ...none,
    ...requestsOf.get(cid),
    cid,
    opened: openedOf.get(cid) ?? 0,
    result_opened: resultsOf.get(cid) ?? 0,
  }));
}

/** Skills and QR codes by their keys: what a campaign can name. */
export async function choicesOf(db: Db): Promise<ReplyOf<typeof campaignChoices>> {
  const of = async <Kind extends "activity_skill" | "activity_qrcode">(kind: Kind) => {
    const rows = await db
      .select({ key: configEntry.key, enable: configEntry.enable, data: configEntry.data })
      .from(configEntry)
      .where(eq(configEntry.kind, kind))
      .orderBy(asc(configEntry.key));
    return rows.map((row) => ({ ...row, data: row.data as ConfigData<Kind> }));
  };
  const skills = await of("activity_skill");
  const qrcodes = await of("activity_qrcode");
  return {
    skills: skills.map(({ key, enable, data: { title, show_type } }) => ({ key, enable, title, show_type })),
    qrcodes: qrcodes.map(({ key, enable, data: { title, image, expires_at } }) => ({
      ...{ key, enable, title, image },
      expires_at: expires_at ?? null,
    })),
  };
}
