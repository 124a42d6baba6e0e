import { audit } from "../../audit.ts";
import type { StaffMember } from "../../auth/sessions.ts";
import { lockCompany } from "../../companies/lock-company.ts";
import { and, count, eq, gt, isNull, sql } from "../../database/drizzle.ts";
import {
  appUser,
  assessment,
  auditLog,
  companyRemoval,
  object,
  scan,
  upload,
} from "../../database/schema.ts";
import type { Db, Transaction } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { BELONGINGS } from "./belongings.ts";
import { filesOfCompany } from "./files.ts";

/** For how long an export counts as taken before a company is deleted, in milliseconds. */
const EXPORT_COUNTS_MS = 24 * 3_600_000;

/** When this member of staff last took the whole export; null: not lately enough to delete the company. */
export async function exportedBy(db: Db, companyId: string, staff: StaffMember): Promise<Date | null> {
  const [line] = await db
    .select({ at: sql<string | null>`max(${auditLog.at})` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, "company.exported"),
        eq(auditLog.target_id, companyId),
        eq(auditLog.actor_id, staff.id),
        gt(auditLog.at, new Date(Date.now() - EXPORT_COUNTS_MS)),
      ),
    );
  return line?.at ? new Date(line.at) : null;
}

/** Removes the rows of a company, whatever is there of them. */
export async function removeRows(tx: Transaction, companyId: string): Promise<void> {
  for (const { table, of } of BELONGINGS) await tx.delete(table).where(of(companyId));
}

async function sizeOf(tx: Transaction, id: string) {
  const of = async (table: typeof appUser | typeof object | typeof assessment) =>
    (await tx.select({ n: count() }).from(table).where(eq(table.company_id, id)))[0]?.n ?? 0;
  return { people: await of(appUser), objects: await of(object), assessments: await of(assessment) };
}

/**
 * Deletes a company with all that belongs to it, once whoever asks has its export and says its name. Assessments under
 * way end. Its files, and what a request or a run under way still writes, are removed by `sweepCompanies`. The audit
 * log keeps its lines.
 */
export async function deleteCompany(
  { db, jobs, uploads }: Services,
  { id, name }: { id: string; name: string },
  { staff }: { staff: StaffMember },
): Promise<Record<string, never>> {
  const unsent = await db.transaction(async (tx) => {
    const row = await lockCompany(tx, id);
    if (!(await exportedBy(tx, id, staff))) throw new HttpError("mis.company_not_exported");
    if (row.name !== name) throw new HttpError("mis.company_name_differs", { name: "unknown" });
    // In one order, as everyone who locks several: a run that is about to store its results is waited for.
    const of = eq(assessment.company_id, id);
    await tx.select({ id: assessment.id }).from(assessment).where(of).orderBy(assessment.id).for("update");
    const open = await tx
      .select({ id: scan.id })
      .from(scan)
      .where(and(eq(scan.company_id, id), isNull(scan.finished_at)));
    const sent = await tx.select({ id: upload.id }).from(upload).where(eq(upload.company_id, id));
    const files = (await filesOfCompany(tx, id)).map(({ sha256 }) => sha256);
    const detail = { name: row.name, ...(await sizeOf(tx, id)), files: files.length };
    await removeRows(tx, id);
    await tx.insert(companyRemoval).values({ company_id: id, files });
    await audit(tx, { staff }, { action: "company.delete", target: id, detail });
    for (const one of open) await jobs.endScan(tx, one.id);
    return sent;
  });
  for (const one of unsent) await uploads.remove(one.id);
  return {};
}
