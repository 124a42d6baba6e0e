import type { Language } from "@candor/api/entities";
import { scanOf, takeObjects } from "../assessments/submit.ts";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { membersOf } from "../auth/users.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { hasEnded } from "../companies/plan.ts";
import { and, asc, desc, eq } from "../database/drizzle.ts";
import { appUser, assessment, company, object, scan } from "../database/schema.ts";
import type { Db, Transaction } from "../database/transaction.ts";
import { comparer } from "../http/collate.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";

export interface By {
  staff: StaffMember;
}

/** In whose name an assessment stands: the company's first owner, or its first member. */
async function submitterOf(tx: Transaction, companyId: string): Promise<string> {
  const [first] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(membersOf(companyId))
    .orderBy(desc(eq(appUser.role, "owner")), asc(appUser.created_at))
    .limit(1);
  if (!first) throw new HttpError("mis.no_member");
  return first.id;
}

/** Takes objects into a new assessment of their company, which says that staff made it. */
export async function begin(tx: Transaction, { staff }: By, companyId: string, objectIds: readonly string[]) {
  await lockCompany(tx, companyId);
  const submitted_by = await submitterOf(tx, companyId);
  const values = { company_id: companyId, submitted_by, submitted_by_staff: staff.name };
  const [row] = await tx.insert(assessment).values(values).returning();
  if (!row) throw new Error("The assessment could not be stored.");
  const objects = await takeObjects(tx, companyId, objectIds, row.id);
  const scans = await tx
    .insert(scan)
    .values(objects.map((taken) => scanOf(taken, row.id, objectIds.indexOf(taken.id))))
    .returning();
  return { row, scans };
}

/** Begins an assessment for a company; the plan's countdown does not hold staff back. */
export async function createScanFor(
  { db, jobs }: Services,
  by: By,
  { company_id: companyId, object_ids }: { company_id: string; object_ids: readonly string[] },
): Promise<{ id: string; number: number }> {
  const ids = [...new Set(object_ids)];
  const created = await db.transaction(async (tx) => {
    const { row, scans } = await begin(tx, by, companyId, ids);
    for (const one of scans) await jobs.queueScan(tx, one);
    const { staff } = by;
    await audit(tx, { staff }, { action: "scan.create", target: row.id, detail: { objects: ids } });
    return { id: row.id, number: row.number };
  });
  return created;
}

/** A company's websites, for a scan to be made of. */
export async function scannable(db: Db, companyId: string, language: Language) {
  const [row] = await db
    .select({ expires_at: company.expires_at })
    .from(company)
    .where(eq(company.id, companyId));
  if (!row) throw new HttpError("member.company_not_found");
  const rows = await db
    .select()
    .from(object)
    .where(and(eq(object.company_id, companyId), eq(object.asset_type, "website")));
  const compare = comparer(language);
  rows.sort((a, b) => compare(a.name, b.name));
  const list = rows.map(({ id, name, url, enabled, locked_by }) => ({
    id,
    name,
    url,
    enabled,
    locked: locked_by !== null,
  }));
  return { list, plan_ended: hasEnded(row) };
}
