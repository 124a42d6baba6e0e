import { sql } from "../database/drizzle.ts";
import { lockName, type RootDb } from "../database/transaction.ts";
import { FAILED_VISIT } from "./queues.ts";

const INDEXES = {
  candor_job_newest: sql`pgboss.job (created_on desc, id)`,
  candor_job_states: sql`pgboss.job (state, name)`,
  candor_job_failed_visits: sql`pgboss.job (name) where ${FAILED_VISIT}`,
};

/** Adds to the queue's own table what the list of jobs is read and counted by: pg-boss looks only for work to be done. */
export async function indexJobs(db: RootDb): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES)) {
    // Even `if not exists` locks the table first, and so waits for every job that is being written.
    const look = sql`select where to_regclass(${`pgboss.${name}`}) is not null`;
    const { rows } = (await db.execute(look)) as unknown as { rows: unknown[] };
    if (rows.length > 0) continue;
    await db.transaction(async (tx) => {
      await lockName(tx, "indexes of jobs");
      await tx.execute(sql`create index if not exists ${sql.identifier(name)} on ${on}`);
    });
  }
}
