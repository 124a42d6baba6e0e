import { eq, sql } from "drizzle-orm";
import type { Database } from "../../apps/server/src/database/open.ts";
import { result } from "../../apps/server/src/database/schema.ts";

type Db = Database["db"];

/** Rows of a table as they are in a database that holds an assessment of a website, each with other values. */
const copyOf = (table: string, changes: ReturnType<typeof sql>, from: string) => sql`
  insert into ${sql.identifier(table)}
  select (jsonb_populate_record(source, ${changes})).* from ${sql.identifier(table)} as source
  cross join ${sql.identifier(from)}`;

const theObject = sql`(select id from object order by created_at limit 1)`;

/**
 * Copies the published results of the one assessment in a database onto further objects until about `rows` checks are
 * published. No server may be running on it.
 */
export async function multiplyChecks({ db }: Database, rows: number): Promise<number> {
  const published = () => db.$count(result, eq(result.current, true));
  const copies = Math.ceil(rows / (await published())) - 1;
  await db.execute(sql`
    create table bench_copy as
    select gen_random_uuid() as object_id, gen_random_uuid() as scan_id, number
    from generate_series(1, ${copies}::int) as number`);
  const object = sql`jsonb_build_object('id', bench_copy.object_id, 'name', 'shop-' || bench_copy.number || '.example',
    'url', 'https://shop-' || bench_copy.number || '.example/')`;
  await db.execute(sql`${copyOf("object", object, "bench_copy")} where source.id = ${theObject}`);
  const scan = sql`jsonb_build_object('id', bench_copy.scan_id, 'object_id', bench_copy.object_id)`;
  await db.execute(sql`${copyOf("scan", scan, "bench_copy")} where source.object_id = ${theObject}`);
  const results = sql`jsonb_build_object('id', gen_random_uuid(), 'scan_id', bench_copy.scan_id,
    'object_id', bench_copy.object_id)`;
  await db.execute(sql`${copyOf("result", results, "bench_copy")} where source.object_id = ${theObject}`);
  return published();
}

/**
 * Gives the one company in a database `count` published assessments: copies of its one, a day apart, each of its first
 * object, before it; and what its people did in the meantime.
 */
export async function addAssessments({ db }: Database, count: number): Promise<void> {
  await db.execute(sql`
    create table bench_earlier as
    select gen_random_uuid() as assessment_id, gen_random_uuid() as scan_id, number
    from generate_series(1, ${count - 1}::int) as number`);
  const back = sql`bench_earlier.number * interval '1 day'`;
  // The number is the database's own.
  await db.execute(sql`
    insert into assessment (id, company_id, state, submitted_by, submitted_at, started_at, published_at, updated_at, counts, score, coverage, expert_id)
    select bench_earlier.assessment_id, source.company_id, source.state, source.submitted_by, source.submitted_at - ${back},
      source.started_at - ${back}, source.published_at - ${back}, source.updated_at - ${back}, source.counts, source.score,
      source.coverage, source.expert_id
    from assessment as source cross join bench_earlier where source.state = 'complete'`);
  const scan = sql`jsonb_build_object('id', bench_earlier.scan_id, 'assessment_id', bench_earlier.assessment_id,
    'finished_at', source.finished_at - ${back})`;
  await db.execute(sql`${copyOf("scan", scan, "bench_earlier")} where source.object_id = ${theObject}`);
  const results = sql`jsonb_build_object('id', gen_random_uuid(), 'scan_id', bench_earlier.scan_id,
    'assessment_id', bench_earlier.assessment_id, 'current', false)`;
  await db.execute(
    sql`${copyOf("result", results, "bench_earlier")} where source.object_id = ${theObject} and source.current`,
  );
  await decide(db);
}

/** One check in twenty is somebody's; some have an issue in Jira; people decided, and said what they thought. */
async function decide(db: Db): Promise<void> {
  await db.execute(sql`
    update result set owner_id = (select id from app_user where app_user.company_id = result.company_id order by email desc limit 1)
    where current and abs(hashtext(id::text)) % 20 = 0`);
  await db.execute(sql`
    insert into check_state (object_id, check_id, company_id, owner_id)
    select object_id, check_id, company_id, owner_id from result where current and owner_id is not null`);
  await db.execute(sql`
    insert into jira_link (company_id, object_id, check_id, cloud_id, issue_id, key, url, linked_by)
    select company_id, object_id, check_id, 'cloud', row_number() over ()::text, 'PRIV-' || row_number() over (),
      'https://example.atlassian.net/browse/PRIV-' || row_number() over (), 'The owner'
    from result where current and abs(hashtext(id::text)) % 20 = 1`);
  await db.execute(sql`
    insert into decision (company_id, at, kind, by, object_id, check_id, reason, until, ended_at)
    select company_id, changed_at - (random() * interval '90 days'), 'marked_resolved', 'The owner', object_id, check_id,
      'Bench', 'next_assessment', case when random() < 0.5 then changed_at end
    from result where current limit 5000`);
  await db.execute(sql`
    insert into result_history (object_id, check_id, assessment_id, kind, at, by)
    select object_id, check_id, assessment_id, 'marked_resolved', changed_at, 'The owner' from result where current limit 5000`);
  await db.execute(sql`
    insert into check_comment (company_id, object_id, check_id, author_name, text)
    select company_id, object_id, check_id, 'The owner', 'Is on its way.' from result where current limit 5000`);
}
