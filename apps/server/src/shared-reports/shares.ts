import {
  OPENINGS_TOLD,
  type ParsedRequestOf,
  type ReportShare,
  SHARES_MAX,
  type shareReport,
} from "@candor/api/contract";
import { audit } from "../audit.ts";
import { hashPassword } from "../auth/password.ts";
import { type Customer, hashToken, newToken } from "../auth/sessions.ts";
import { and, count, desc, eq, gt, inArray, isNull, sql } from "../database/drizzle.ts";
import { assessment, reportOpening, reportShare } from "../database/schema.ts";
import { type Db, lockName, type RootDb, type Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";

const DAY_MS = 86_400_000;

/** The newest openings of some links, and how many each has. */
async function openingsOf(db: Db, shareIds: readonly string[]) {
  const of = inArray(reportOpening.share_id, [...shareIds]);
  const counted = await db
    .select({ id: reportOpening.share_id, total: count() })
    .from(reportOpening)
    .where(of)
    .groupBy(reportOpening.share_id);
  const place = sql<number>`row_number() over (partition by ${reportOpening.share_id} order by ${reportOpening.at} desc)`;
  const ranked = db
    .select({
      share_id: reportOpening.share_id,
      at: reportOpening.at,
      device: reportOpening.device,
      address: reportOpening.address,
      place: place.as("place"),
    })
    .from(reportOpening)
    .where(of)
    .as("ranked");
  const newest = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${OPENINGS_TOLD}`)
    .orderBy(desc(ranked.at));
  const totals = new Map(counted.map(({ id, total }) => [id, total]));
  return (id: string): Pick<ReportShare, "opened" | "openings"> => ({
    opened: totals.get(id) ?? 0,
    openings: newest
      .filter(({ share_id }) => share_id === id)
      .map(({ at, device, address }) => ({ at: at.toISOString(), device, address })),
  });
}

/** The company's own assessment; published, where that is asked for. */
async function requireOwn(db: Db, companyId: string, id: string) {
  const [row] = await db
    .select({ state: assessment.state, number: assessment.number })
    .from(assessment)
    .where(and(eq(assessment.id, id), eq(assessment.company_id, companyId)));
  if (!row) throw new HttpError("assessment.not_found");
  return row;
}

/** The links to the report of a company's own assessment, the newest first. */
export async function sharesOf(
  db: Db,
  companyId: string,
  assessmentId: string,
): Promise<{ list: ReportShare[] }> {
  await requireOwn(db, companyId, assessmentId);
  const rows = await db
    .select()
    .from(reportShare)
    .where(eq(reportShare.assessment_id, assessmentId))
    .orderBy(desc(reportShare.created_at), reportShare.id);
  if (rows.length === 0) return { list: [] };
  const openings = await openingsOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    list: rows.map((row) => ({
      id: row.id,
      by: row.by,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      revoked_at: row.revoked_at?.toISOString() ?? null,
      has_password: row.password_hash !== null,
      ...openings(row.id),
    })),
  };
}

/** Refuses one link too many: those that open something still. */
async function requireRoom(tx: Transaction, assessmentId: string): Promise<void> {
  const [open] = await tx
    .select({ total: count() })
    .from(reportShare)
    .where(
      and(
        eq(reportShare.assessment_id, assessmentId),
        isNull(reportShare.revoked_at),
        gt(reportShare.expires_at, new Date()),
      ),
    );
  if ((open?.total ?? 0) >= SHARES_MAX) throw new HttpError("assessment.too_many_shares");
}

/** Makes a link to the report of a published assessment; answers with its code, of which only a hash is kept. */
export async function addShare(
  db: RootDb,
  customer: Customer,
  { assessment_id, days, password }: ParsedRequestOf<typeof shareReport>,
): Promise<string> {
  const code = newToken();
  const password_hash = password === null ? null : await hashPassword(password);
  await db.transaction(async (tx) => {
    // One after the other for an assessment: two links for the last place meet here.
    await lockName(tx, assessment_id);
    const { state, number } = await requireOwn(tx, customer.companyId, assessment_id);
    if (state !== "complete") throw new HttpError("assessment.not_published");
    await requireRoom(tx, assessment_id);
    await tx.insert(reportShare).values({
      ...{ company_id: customer.companyId, assessment_id, password_hash },
      ...{ code_hash: hashToken(code), by: customer.name },
      expires_at: new Date(Date.now() + days * DAY_MS),
    });
    const detail = { number, days, password: password !== null };
    await audit(tx, { customer }, { action: "report.share", target: assessment_id, detail });
  });
  return code;
}

/** Takes back a link of the caller's company; answers with its assessment. Taking it back twice is once. */
export async function revokeShare(db: RootDb, customer: Customer, id: string): Promise<string> {
  return db.transaction(async (tx) => {
    const own = and(eq(reportShare.id, id), eq(reportShare.company_id, customer.companyId));
    const [share] = await tx.select().from(reportShare).where(own).for("update");
    if (!share) throw new HttpError("assessment.share_gone");
    if (share.revoked_at === null) {
      await tx.update(reportShare).set({ revoked_at: new Date() }).where(own);
      await audit(tx, { customer }, { action: "report.revoke", target: share.assessment_id });
    }
    return share.assessment_id;
  });
}
