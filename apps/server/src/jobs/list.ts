import {
  JOB_STATES,
  type Job,
  type listJobs,
  type ParsedRequestOf,
  type ReplyOf,
} from "@candor/api/contract";
import type { ScanFailure } from "@candor/api/entities";
import { maskText } from "@candor/api/reports";
import { type SQL, sql } from "../database/drizzle.ts";
import { pageOf } from "../database/paging.ts";
import { campaignRequest, company, mail, object, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { FAILED_VISIT, QUEUES } from "./queues.ts";

/** Characters of a cause that are shown. */
const CAUSE = 500;

interface Row {
  id: string;
  kind: Job["kind"];
  state: Job["state"];
  about: string | null;
  assessment_id: string | null;
  company: string | null;
  tries: number;
  tries_max: number;
  created_on: Date | string;
  started_on: Date | string | null;
  completed_on: Date | string | null;
  start_after: Date | string;
  cause: string | null;
  failure: ScanFailure | null;
}

const rowsOf = async <T>(db: Db, query: SQL): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

const instantOf = (value: Date | string) => new Date(value).toISOString();

function toJob({
  created_on,
  started_on,
  completed_on,
  start_after,
  cause,
  assessment_id,
  company: name,
  ...row
}: Row): Job {
  const waits = row.state === "created" || row.state === "retry";
  // The queue keeps what the try before has met until the next one ends.
  const begins = row.state === "created" || row.state === "active";
  return {
    ...row,
    assessment: assessment_id === null ? null : { id: assessment_id, company: name ?? "" },
    created_at: instantOf(created_on),
    started_at: started_on && instantOf(started_on),
    ended_at: completed_on && instantOf(completed_on),
    next_at: waits ? instantOf(start_after) : null,
    error: begins ? null : cause && maskText(cause).slice(0, CAUSE),
  };
}

interface Count {
  kind: Job["kind"];
  state: Job["state"];
  n: string | number;
}

/** Counts of the queues that are ours. */
const counted = async (db: Db, query: SQL) =>
  (await rowsOf<Count>(db, query)).filter(({ kind }) => kind in QUEUES);

const sum = (counts: readonly Count[]) => counts.reduce((all, { n }) => all + Number(n), 0);

/** A page of the queue's own table: pg-boss has no call that pages. */
export async function jobPage(
  db: Db,
  { kind, state, failed_visit, page, page_size }: ParsedRequestOf<typeof listJobs>,
): Promise<ReplyOf<typeof listJobs>> {
  const ours = sql`job.name in (${sql.join(
    (kind ? [kind] : Object.keys(QUEUES)).map((name) => sql`${name}`),
    sql`, `,
  )})`;
  const ofState = state ? sql`${ours} and job.state = ${state}::pgboss.job_state` : ours;
  const where = failed_visit ? sql`${ofState} and ${FAILED_VISIT}` : ofState;
  const { limit, offset } = pageOf({ page, page_size });
  const rows = await rowsOf<Row>(
    db,
    // The page first: what its jobs are about is looked up for them alone.
    sql`select job.id, job.name as kind, job.state::text, coalesce(m.subject || ' · ' || m.to, o.name, v.website) as about,
          s.assessment_id, c.name as company,
          job.retry_count as tries, job.retry_limit as tries_max,
          job.created_on, job.started_on, job.completed_on, job.start_after, job.output->>'message' as cause, job.failure
        from (select *, case when ${FAILED_VISIT} then output->>'failure' end as failure from pgboss.job where ${where} order by created_on desc, id limit ${limit} offset ${offset}) as job
        left join ${mail} as m on job.name = 'mail' and m.id = (job.data->>'id')::uuid
        left join ${scan} as s on job.name = 'scan' and s.id = (job.data->>'id')::uuid
        left join ${object} as o on o.id = s.object_id
        left join ${company} as c on c.id = s.company_id
        left join ${campaignRequest} as v on job.name = 'scan' and v.id = (job.data->>'id')::uuid
        order by job.created_on desc, job.id`,
  );
  // Each is an index's alone.
  const counts = await counted(
    db,
    sql`select name as kind, state, count(*) as n from pgboss.job group by 1, 2`,
  );
  const visits = await counted(
    db,
    sql`select name as kind, 'completed' as state, count(*) as n from pgboss.job where ${FAILED_VISIT} group by 1`,
  );
  return {
    list: rows.map(toJob),
    total: sum(
      (failed_visit ? visits : counts).filter(
        (one) => (!kind || one.kind === kind) && (!state || one.state === state),
      ),
    ),
    failed_visits: sum(visits),
    counts: Object.fromEntries(
      JOB_STATES.map((one) => [one, sum(counts.filter((row) => row.state === one))]),
    ) as Record<Job["state"], number>,
  };
}
