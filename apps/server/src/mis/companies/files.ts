import { eq, inArray, type SQL, sql } from "../../database/drizzle.ts";
import type { PgColumn, PgTable } from "../../database/pg-core.ts";
import { blob, company, feedback, object, result, scan } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";

/** What a stored file is, and the row that names it. */
interface FileUse {
  what: string;
  /** Of which object, or which check. */
  name: string | null;
  id: string;
}

/** A stored file of a company. */
export interface CompanyFile {
  sha256: string;
  size: number;
  media_type: string;
  is: FileUse[];
}

interface Source {
  what: string;
  table: PgTable;
  sha256: PgColumn | SQL<string | null>;
  name: PgColumn | SQL<null>;
  id: PgColumn;
  owner: PgColumn;
}

/** Where a company's rows name stored files. */
const SOURCES: readonly Source[] = [
  {
    ...{ what: "logo of the company", table: company, sha256: company.logo },
    ...{ name: company.name, id: company.id, owner: company.id },
  },
  {
    ...{ what: "logo of the object", table: object, sha256: object.logo },
    ...{ name: object.name, id: object.id, owner: object.company_id },
  },
  {
    ...{ what: "package of the object", table: object, sha256: object.file_sha256 },
    ...{ name: object.name, id: object.id, owner: object.company_id },
  },
  {
    ...{ what: "facts of the scan", table: scan, sha256: scan.facts },
    ...{ name: scan.object_name, id: scan.id, owner: scan.company_id },
  },
  {
    ...{ what: "text of a policy that the scan read", table: scan },
    sha256: sql<string>`jsonb_array_elements_text(${scan.files})`,
    ...{ name: scan.object_name, id: scan.id, owner: scan.company_id },
  },
  {
    ...{ what: "picture of the feedback", table: feedback, sha256: feedback.screenshot },
    ...{ name: sql<null>`null`, id: feedback.id, owner: feedback.company_id },
  },
  {
    ...{ what: "screenshot of the result", table: result },
    sha256: sql<string>`jsonb_array_elements(${result.screenshots})->>'blob'`,
    ...{ name: result.check_id, id: result.id, owner: result.company_id },
  },
];

/** What the stored files that a company's rows name are, by their SHA-256. */
async function usesOfFiles(db: Db, companyId: string): Promise<Map<string, FileUse[]>> {
  const uses = new Map<string, FileUse[]>();
  // One after the other: a transaction has one connection.
  for (const { what, table, owner, sha256, name, id } of SOURCES) {
    const rows = await db.selectDistinct({ sha256, name, id }).from(table).where(eq(owner, companyId));
    for (const row of rows) {
      if (typeof row.sha256 !== "string") continue;
      const use = { what, name: row.name as string | null, id: row.id as string };
      const known = uses.get(row.sha256);
      if (known) known.push(use);
      else uses.set(row.sha256, [use]);
    }
  }
  return uses;
}

/** The stored files that a company's rows name: logos, packages, facts, texts of policies, pictures, screenshots. */
export async function filesOfCompany(db: Db, companyId: string): Promise<CompanyFile[]> {
  const uses = await usesOfFiles(db, companyId);
  if (uses.size === 0) return [];
  const files = await db
    .select({ sha256: blob.sha256, size: blob.size, media_type: blob.media_type })
    .from(blob)
    .where(inArray(blob.sha256, [...uses.keys()]))
    .orderBy(blob.sha256);
  return files.map((file) => ({ ...file, is: uses.get(file.sha256) ?? [] }));
}
