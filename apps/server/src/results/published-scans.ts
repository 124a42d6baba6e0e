import { and, desc, eq, type SQL } from "../database/drizzle.ts";
import { assessment, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { PEOPLE, shownState } from "./readable-state.ts";

/** A published scan, with what its assessment says of it. */
export type PublishedScan = typeof scan.$inferSelect & {
  number: number;
  publishedAt: Date;
  /** It is not published yet: only a preview gets it. */
  inReview: boolean;
};

/**
 * Published scans of a company, newest first; of one object where it is given. `states` widens them for a preview: what
 * is not published stands as if it were published now.
 */
export async function publishedScans(
  db: Db,
  { companyId }: { companyId: string },
  objectId?: string,
  states: SQL | undefined = shownState(PEOPLE),
): Promise<PublishedScan[]> {
  const rows = await db
    .select({ scan, number: assessment.number, publishedAt: assessment.published_at })
    .from(scan)
    .innerJoin(assessment, and(eq(assessment.id, scan.assessment_id), states))
    .where(and(eq(assessment.company_id, companyId), objectId ? eq(scan.object_id, objectId) : undefined))
    .orderBy(desc(assessment.published_at), desc(assessment.number));
  const now = new Date();
  return rows.map(({ scan: row, number, publishedAt }) => ({
    ...row,
    number,
    publishedAt: publishedAt ?? now,
    inReview: publishedAt === null,
  }));
}
