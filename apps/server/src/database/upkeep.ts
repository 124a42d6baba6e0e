import { sql } from "./drizzle.ts";
import type { Database } from "./open.ts";

/**
 * Clears dead rows away and counts what tables hold, as PostgreSQL's own server does in the background: an embedded
 * database has none, and without it no plan knows which index is worth reading. Table by table, so that calls come in
 * between.
 */
export async function upkeep({ db, kind }: Pick<Database, "db" | "kind">): Promise<void> {
  if (kind !== "embedded") return;
  const { rows } = (await db.execute(sql`
    select schemaname as schema, relname as name from pg_stat_user_tables order by relname`)) as unknown as {
    rows: { schema: string; name: string }[];
  };
  for (const { schema, name } of rows)
    await db.execute(sql`vacuum analyze ${sql.identifier(schema)}.${sql.identifier(name)}`);
}
