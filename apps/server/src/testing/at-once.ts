import { sql } from "../database/drizzle.ts";
import type { RootDb } from "../database/transaction.ts";

/** Connections that the server holds to PostgreSQL at most. */
const POOL = 10;

/** Makes calls that do run at once: every connection of the pool is open before the first of them begins. */
export async function atOnce<T>(db: RootDb, calls: readonly (() => Promise<T>)[]) {
  await Promise.all(Array.from({ length: POOL }, () => db.execute(sql`select pg_sleep(0.02)`)));
  return Promise.allSettled(calls.map((call) => call()));
}
