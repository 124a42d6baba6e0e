import { and, desc, eq } from "drizzle-orm";
import type { Customer } from "../auth/sessions.ts";
import { assessment, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

/** A published scan, with what its assessment says of it. */
export type PublishedScan = typeof scan.$inferSelect & { number: number; publishedAt: Date };

/** Published scans of a company, newest first; of one object where it is given. */
export async function publishedScans(
  db: Db,
  { companyId }: Pick<Customer, "companyId">,
  objectId?: string,
): Promise<PublishedScan[]> {
  const rows = await db
    .select({ scan, number: assessment.number, publishedAt: assessment.published_at })
    .from(scan)
    .innerJoin(assessment, and(eq(assessment.id, scan.assessment_id), eq(assessment.state, "complete")))
    .where(and(eq(assessment.company_id, companyId), objectId ? eq(scan.object_id, objectId) : undefined))
    .orderBy(desc(assessment.published_at), desc(assessment.number));
  return rows.flatMap(({ scan: row, number, publishedAt }) =>
    publishedAt ? [{ ...row, number, publishedAt }] : [],
  );
}
