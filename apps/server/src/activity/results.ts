import type { activityResultDetail, ReplyOf, activityResult as resultEndpoint } from "@candor/api/contract";
import type { Territory } from "@candor/api/entities";
import type { Analyses } from "../applications/facts.ts";
import { audit } from "../audit.ts";
import { newToken, type StaffMember } from "../auth/sessions.ts";
import { and, eq, isNull } from "../database/drizzle.ts";
import { activityResult } from "../database/schema.ts";
import type { Db, Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";

type Row = typeof activityResult.$inferSelect;

/** Which view of the facts each kind of campaign is about. */
const CARDS = { 1: "cross_border", 2: "data_sharing" } as const;

export interface NewActivityResult {
  cid: string;
  showType: 1 | 2;
  company: string;
  website: string;
  territories: Territory[];
  /** Blob of the facts that the engine brought. */
  facts: string;
  assessedAt: Date;
}

/** Keeps what a free assessment found, not published yet; answers with the secret of its address. */
export async function addActivityResult(db: Db, given: NewActivityResult): Promise<string> {
  const rid = newToken();
  const { cid, showType: show_type, company, website, territories, facts, assessedAt: assessed_at } = given;
  await db
    .insert(activityResult)
    .values({ rid, cid, show_type, company, website, territories, facts, assessed_at });
  return rid;
}

/** Lets the visitor see it. Publishing twice is once. */
export async function publishActivityResult(tx: Transaction, staff: StaffMember, rid: string): Promise<void> {
  const [row] = await tx
    .update(activityResult)
    .set({ published_at: new Date() })
    .where(and(eq(activityResult.rid, rid), isNull(activityResult.published_at)))
    .returning({ id: activityResult.id });
  if (row) await audit(tx, { staff }, { action: "activity.publish_result", target: row.id });
}

/** A result by both ids of its address; staff may see it before it is published. */
async function found(
  db: Db,
  { cid, rid }: { cid: string; rid: string },
  { preview }: { preview: boolean },
): Promise<Row> {
  const [row] = await db
    .select()
    .from(activityResult)
    .where(and(eq(activityResult.rid, rid), eq(activityResult.cid, cid)));
  if (!row || (!preview && row.published_at === null)) throw new HttpError("check.analysis_not_found");
  return row;
}

/** Keeps when a visitor first opened their result. */
async function noteOpened(db: Db, id: string): Promise<void> {
  const unopened = and(eq(activityResult.id, id), isNull(activityResult.opened_at));
  await db.update(activityResult).set({ opened_at: new Date() }).where(unopened);
}

type Wanted = { cid: string; rid: string };

async function analysed(db: Db, known: Analyses, wanted: Wanted, who: { preview: boolean }) {
  const row = await found(db, wanted, who);
  const analysis = await known.of(row.facts, row.territories);
  if (!analysis) throw new HttpError("check.analysis_not_found");
  return { row, analysis };
}

export async function activityResultOf(
  db: Db,
  known: Analyses,
  wanted: Wanted,
  who: { preview: boolean },
): Promise<ReplyOf<typeof resultEndpoint>> {
  const { row, analysis } = await analysed(db, known, wanted, who);
  if (!who.preview && row.opened_at === null) await noteOpened(db, row.id);
  return {
    show_type: row.show_type,
    company: row.company,
    website: row.website,
    assessed_at: row.assessed_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    summary: analysis.summary,
  };
}

export async function activityTablesOf(
  db: Db,
  known: Analyses,
  wanted: Wanted,
  who: { preview: boolean },
): Promise<ReplyOf<typeof activityResultDetail>> {
  const { row, analysis } = await analysed(db, known, wanted, who);
  return { show_type: row.show_type, tables: analysis.cards[CARDS[row.show_type]] };
}
