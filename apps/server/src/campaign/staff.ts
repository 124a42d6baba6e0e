import type { listActivityScans, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import type { ActivityScan, Bilingual, CampaignState, ConfigData } from "@candor/api/entities";
import { publishActivityResult } from "../activity/results.ts";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { and, asc, desc, eq, inArray, sql } from "../database/drizzle.ts";
import { pageOf } from "../database/paging.ts";
import { activityResult, campaignRequest, configEntry } from "../database/schema.ts";
import { foundFirst, matchesText } from "../database/text-search.ts";
import type { Db, Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { campaignResultMail } from "../mail/campaign.ts";
import { sendMail } from "../mail/send.ts";
import type { Services } from "../services.ts";
import { queueRequest } from "./run.ts";

type Row = typeof campaignRequest.$inferSelect;

interface By {
  staff: StaffMember;
}

const toScan = (row: Row, openedAt: Date | null = null): ActivityScan => ({
  id: row.id,
  cid: row.cid,
  show_type: row.show_type,
  state: row.state,
  company: row.company,
  website: row.website,
  email: row.email,
  mobile: row.mobile,
  submitted_at: row.submitted_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  finished_at: row.finished_at?.toISOString() ?? null,
  published_at: row.published_at?.toISOString() ?? null,
  failure: row.failure,
  rid: row.rid,
  opened_at: openedAt?.toISOString() ?? null,
});

/** Campaigns that there are, by id. */
async function campaignsOf(db: Db): Promise<{ cid: string; title: Bilingual }[]> {
  const rows = await db
    .select({ cid: configEntry.key, data: configEntry.data })
    .from(configEntry)
    .where(eq(configEntry.kind, "activity"))
    .orderBy(asc(configEntry.key));
  return rows.map(({ cid, data }) => ({ cid, title: (data as ConfigData<"activity">).title }));
}

/** Requests, newest first. */
export async function requestPage(
  db: Db,
  wanted: ParsedRequestOf<typeof listActivityScans>,
): Promise<ReplyOf<typeof listActivityScans>> {
  const { search, cid, states } = wanted;
  const { company, website, email, mobile } = campaignRequest;
  const where = and(
    cid ? eq(campaignRequest.cid, cid) : undefined,
    states.length > 0 ? inArray(campaignRequest.state, states) : undefined,
    search === ""
      ? undefined
      : foundFirst(
          campaignRequest.id,
          await matchesText(db, search, { texts: [website, email, mobile], names: [company] }),
        ),
  );
  const { limit, offset } = pageOf(wanted);
  const order = [desc(campaignRequest.submitted_at), campaignRequest.id];
  // The page first: the rows of no others are read.
  const ids = db
    .select({ id: campaignRequest.id })
    .from(campaignRequest)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select({ row: campaignRequest, opened_at: activityResult.opened_at })
    .from(campaignRequest)
    .leftJoin(activityResult, eq(activityResult.rid, campaignRequest.rid))
    .where(inArray(campaignRequest.id, ids))
    .orderBy(...order);
  return {
    list: rows.map(({ row, opened_at }) => toScan(row, opened_at)),
    total: await db.$count(campaignRequest, where),
    awaiting_review: await db.$count(campaignRequest, eq(campaignRequest.state, "expert_review")),
    campaigns: await campaignsOf(db),
  };
}

/** Locks a request that stands at one of these steps. */
async function lockRequestAt(tx: Transaction, id: string, states: readonly CampaignState[]): Promise<Row> {
  const [row] = await tx.select().from(campaignRequest).where(eq(campaignRequest.id, id)).for("update");
  if (!row) throw new HttpError("mis.not_found");
  if (!states.includes(row.state)) throw new HttpError("mis.activity_not_ready");
  return row;
}

async function change(tx: Transaction, id: string, values: Partial<Row>): Promise<ActivityScan> {
  const changed = { ...values, attempt: sql`${campaignRequest.attempt} + 1` };
  const [row] = await tx.update(campaignRequest).set(changed).where(eq(campaignRequest.id, id)).returning();
  if (!row) throw new HttpError("mis.not_found");
  return toScan(row);
}

/** Visits the website again. */
export async function rescanRequest(
  { db, jobs }: Services,
  id: string,
  by: By,
  from: readonly CampaignState[] = ["failed", "expert_review"],
): Promise<ActivityScan> {
  return db.transaction(async (tx) => {
    const before = await lockRequestAt(tx, id, from);
    const row = await change(tx, id, { state: "confirmed", failure: null, finished_at: null });
    await queueRequest(tx, jobs, { id, attempt: before.attempt + 1 });
    await audit(tx, by, { action: "activity.rescan", target: id });
    return row;
  });
}

/** Marks a request as failed and ends its run. */
export async function failRequest(
  { db, jobs }: Services,
  id: string,
  by: By,
  from: readonly CampaignState[] = ["confirmed", "assessing", "expert_review"],
): Promise<ActivityScan> {
  return db.transaction(async (tx) => {
    await lockRequestAt(tx, id, from);
    await audit(tx, by, { action: "activity.mark_failed", target: id });
    await jobs.endScan(tx, id);
    return change(tx, id, { state: "failed", failure: "marked_failed", finished_at: new Date() });
  });
}

/** Publishes the result and mails its address to the visitor. */
export async function publishRequest(services: Services, id: string, by: By): Promise<ActivityScan> {
  const { db, env } = services;
  return db.transaction(async (tx) => {
    const row = await lockRequestAt(tx, id, ["expert_review"]);
    if (!row.rid) throw new HttpError("mis.activity_not_ready");
    await publishActivityResult(tx, by.staff, row.rid);
    const { company, email, show_type: showType, website } = row;
    const href = `${env.publicUrl ?? ""}/activity/result/${encodeURIComponent(row.cid)}/${row.rid}`;
    const mail = campaignResultMail({ id, company, email, showType, website }, href);
    await sendMail(tx, services, [mail]);
    await audit(tx, by, { action: "activity.publish", target: id });
    return change(tx, id, { state: "published", published_at: new Date() });
  });
}
