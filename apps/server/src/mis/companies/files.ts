import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { blob, company, feedback, object, result, scan } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";

/** A stored file of a company. */
export interface CompanyFile {
  sha256: string;
  size: number;
  media_type: string;
}

/** The stored files that a company's rows name: logos, packages, facts, screenshots. */
export async function filesOfCompany(db: Db, companyId: string): Promise<CompanyFile[]> {
  const shots = sql<string>`jsonb_array_elements(${result.screenshots})->>'blob'`;
  const named = [
    db.select({ sha256: company.logo }).from(company).where(eq(company.id, companyId)),
    db.select({ sha256: object.logo }).from(object).where(eq(object.company_id, companyId)),
    db.select({ sha256: object.file_sha256 }).from(object).where(eq(object.company_id, companyId)),
    db
      .select({ sha256: scan.facts })
      .from(scan)
      .where(and(eq(scan.company_id, companyId), isNotNull(scan.facts))),
    db.select({ sha256: feedback.screenshot }).from(feedback).where(eq(feedback.company_id, companyId)),
    db.selectDistinct({ sha256: shots }).from(result).where(eq(result.company_id, companyId)),
  ];
  const hashes = new Set<string>();
  // One after the other: a transaction has one connection.
  for (const query of named) for (const { sha256 } of await query) if (sha256) hashes.add(sha256);
  if (hashes.size === 0) return [];
  return db
    .select({ sha256: blob.sha256, size: blob.size, media_type: blob.media_type })
    .from(blob)
    .where(inArray(blob.sha256, [...hashes]))
    .orderBy(blob.sha256);
}
