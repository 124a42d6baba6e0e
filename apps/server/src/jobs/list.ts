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
  return {
    ...row,
    assessment: assessment_id === null ? null : { id: assessment_id, company: name ?? "" },
    created_at: instantOf(created_on),
    started_at: started_on && instantOf(started_on),
    ended_at: completed_on && instantOf(completed_on),
    next_at: waits ? instantOf(start_after) : null,
    error: cause && maskText(cause).slice(0, CAUSE),
  };
}

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
  const states = await rowsOf<{
    state: Job["state"];
    n: string | number;
    kind: Job["kind"];
    failed_visit: boolean;
  }>(
    db,
    sql`select state::text, name as kind, ${FAILED_VISIT} as failed_visit, count(*) as n
        from pgboss.job group by 1, 2, 3`,
  );
  const known = states.filter((one) => one.kind in QUEUES);
  const sum = (list: typeof known) => list.reduce((all, { n }) => all + Number(n), 0);
  return {
    list: rows.map(toJob),
    total: sum(
      known.filter(
        (one) =>
          (!kind || one.kind === kind) &&
          (!state || one.state === state) &&
          (!failed_visit || one.failed_visit),
      ),
    ),
    failed_visits: sum(known.filter((one) => one.failed_visit)),
    counts: Object.fromEntries(
      JOB_STATES.map((one) => [one, sum(known.filter((row) => row.state === one))]),
    ) as Record<Job["state"], number>,
  };
}
