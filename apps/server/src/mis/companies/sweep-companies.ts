import { eq, lt, sql } from "../../database/drizzle.ts";
import { blob, companyRemoval } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import type { Services } from "../../services.ts";
import { removeRows } from "./delete-company.ts";

type Parts = Pick<Services, "db" | "blobs">;

/**
 * How long after a company's deletion what is left of it is removed, in milliseconds: longer than any run or request
 * that was under way then, and than a file that was stored by one of them counts as new.
 */
const AFTER_MS = 2 * 3_600_000;

/** Where a file may be named without being held by it. */
const NAMES_ONLY = ["blob", "company_removal", "audit_log"];

const SHA256 = /\b[0-9a-f]{64}\b/g;

const rowsOf = async <T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

/** Hashes that a stored document names, such as the screenshots of facts. */
async function namedIn({ blobs }: Parts, sha256: string): Promise<string[]> {
  const stored = await blobs.get(sha256).catch(() => null);
  return stored?.bytes.toString("latin1").match(SHA256) ?? [];
}

async function documents({ db }: Parts): Promise<string[]> {
  const rows = await db.select({ id: blob.sha256 }).from(blob).where(eq(blob.media_type, "application/json"));
  return rows.map(({ id }) => id);
}

/** Of these files, those that nothing else names: equal bytes of two companies are one file. */
async function unheld(
  parts: Parts,
  files: ReadonlySet<string>,
  written: readonly string[],
): Promise<string[]> {
  const { db } = parts;
  const left = new Set(files);
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    if (NAMES_ONLY.includes(name)) continue;
    const held = await rowsOf<{ hash: string }>(
      db,
      sql`select distinct found[1] as hash from ${sql.identifier(name)} as one,
          regexp_matches(to_jsonb(one)::text, '[0-9a-f]{64}', 'g') as found`,
    );
    for (const { hash } of held) left.delete(hash);
  }
  // A document that stays holds what it names.
  for (const one of written) {
    if (!left.has(one)) for (const inside of await namedIn(parts, one)) left.delete(inside);
  }
  return [...left];
}

async function remove(parts: Parts, row: typeof companyRemoval.$inferSelect): Promise<void> {
  const { db, blobs } = parts;
  await db.transaction((tx) => removeRows(tx, row.company_id));
  const files = new Set(row.files);
  const written = await documents(parts);
  for (const one of written) {
    if (row.files.includes(one)) for (const inside of await namedIn(parts, one)) files.add(inside);
  }
  for (const file of await unheld(parts, files, written)) await blobs.remove(file);
  await db.delete(companyRemoval).where(eq(companyRemoval.company_id, row.company_id));
}

/** Removes what is left of deleted companies: their files, and rows that were being written as they were deleted. */
export async function sweepCompanies(parts: Parts, now = Date.now()): Promise<void> {
  const due = await parts.db
    .select()
    .from(companyRemoval)
    .where(lt(companyRemoval.at, new Date(now - AFTER_MS)));
  for (const row of due) await remove(parts, row);
}
