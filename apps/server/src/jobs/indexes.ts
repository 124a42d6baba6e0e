import { sql } from "../database/drizzle.ts";
import { lockName, type RootDb } from "../database/transaction.ts";
import { FAILED_VISIT } from "./queues.ts";

/** Adds to the queue's own table what the list of jobs is read and counted by: pg-boss looks only for work to be done. */
export async function indexJobs(db: RootDb): Promise<void> {
  await db.transaction(async (tx) => {
    await lockName(tx, "indexes of jobs");
    for (const index of [
      sql`candor_job_newest on pgboss.job (created_on desc, id)`,
      sql`candor_job_states on pgboss.job (state, name)`,
      sql`candor_job_failed_visits on pgboss.job (name) where ${FAILED_VISIT}`,
    ])
      await tx.execute(sql`create index if not exists ${index}`);
  });
}
