import type { Health } from "@candor/api/contract";
import { rules } from "@candor/engine/rules";
import { type SQL, sql } from "../database/drizzle.ts";
import type { Db } from "../database/transaction.ts";

/** Rows of a statement, whichever driver answers. */
export const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** What runs here, and since when. */
export async function versionsOf(db: Db): Promise<Health["versions"]> {
  const query = sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`;
  const [last] = await rowsOf<{ created_at: string | number }>(db, query).catch(() => []);
  return {
    node: process.version,
    checks: rules.length,
    migration: last ? new Date(Number(last.created_at)).toISOString().slice(0, 10) : null,
    started_at: new Date(Date.now() - Math.round(process.uptime() * 1000)).toISOString(),
  };
}
