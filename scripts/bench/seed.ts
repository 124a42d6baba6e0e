import { eq, sql } from "drizzle-orm";
import { openEmbedded } from "../../apps/server/src/database/open.ts";
import { result } from "../../apps/server/src/database/schema.ts";

/**
 * Copies the published results of the one assessment in a data folder onto further objects until about `rows`
 * checks are published. The server must not be running.
 */
export async function multiplyChecks(dataDir: string, rows: number): Promise<number> {
  const { db, close } = await openEmbedded(dataDir);
  const published = () => db.$count(result, eq(result.current, true));
  const copies = Math.ceil(rows / (await published())) - 1;
  await db.execute(sql`
    create temporary table copy as
    select gen_random_uuid() as object_id, gen_random_uuid() as scan_id, number
    from generate_series(1, ${copies}) as number`);
  const copyOf = (table: string, changes: ReturnType<typeof sql>) => sql`
    insert into ${sql.identifier(table)}
    select (jsonb_populate_record(source, ${changes})).* from ${sql.identifier(table)} as source cross join copy`;
  const once = sql`(select id from object order by created_at limit 1)`;
  const objectChanges = sql`jsonb_build_object(
    'id', copy.object_id, 'name', 'shop-' || copy.number || '.example', 'url', 'https://shop-' || copy.number || '.example/')`;
  await db.execute(sql`${copyOf("object", objectChanges)} where source.id = ${once}`);
  const scanChanges = sql`jsonb_build_object('id', copy.scan_id, 'object_id', copy.object_id)`;
  await db.execute(sql`${copyOf("scan", scanChanges)} where source.object_id = ${once}`);
  const resultChanges = sql`jsonb_build_object(
    'id', gen_random_uuid(), 'scan_id', copy.scan_id, 'object_id', copy.object_id)`;
  await db.execute(sql`${copyOf("result", resultChanges)} where source.object_id = ${once}`);
  await db.execute(sql`analyze`);
  const total = await published();
  await close();
  return total;
}

/**
 * Gives the company in a data folder `count` published assessments: copies of its one, a day apart, each of its first
 * object, before it. The server must not be running.
 */
export async function addAssessments(dataDir: string, count: number): Promise<void> {
  const { db, close } = await openEmbedded(dataDir);
  await db.execute(sql`
    create temporary table earlier as
    select gen_random_uuid() as assessment_id, gen_random_uuid() as scan_id, number
    from generate_series(1, ${count - 1}) as number`);
  const once = sql`(select id from object order by created_at limit 1)`;
  const back = sql`earlier.number * interval '1 day'`;
  // The number is the database's own.
  await db.execute(sql`
    insert into assessment (id, company_id, state, submitted_by, submitted_at, started_at, published_at, updated_at, counts, score, coverage, expert_id)
    select earlier.assessment_id, source.company_id, source.state, source.submitted_by, source.submitted_at - ${back},
      source.started_at - ${back}, source.published_at - ${back}, source.updated_at - ${back}, source.counts, source.score,
      source.coverage, source.expert_id
    from assessment as source cross join earlier where source.state = 'complete'`);
  await db.execute(sql`
    insert into scan select (jsonb_populate_record(source, jsonb_build_object(
      'id', earlier.scan_id, 'assessment_id', earlier.assessment_id, 'finished_at', source.finished_at - ${back}))).*
    from scan as source cross join earlier where source.object_id = ${once}`);
  await db.execute(sql`
    insert into result select (jsonb_populate_record(source, jsonb_build_object('id', gen_random_uuid(),
      'scan_id', earlier.scan_id, 'assessment_id', earlier.assessment_id, 'current', false))).*
    from result as source cross join earlier where source.object_id = ${once} and source.current`);
  // One in twenty is somebody's.
  await db.execute(sql`
    update result set owner_id = (select id from app_user where app_user.company_id = result.company_id order by email desc limit 1)
    where current and abs(hashtext(id::text)) % 20 = 0`);
  await db.execute(sql`
    insert into decision (company_id, at, kind, by, object_id, check_id, reason, until, ended_at)
    select company_id, changed_at - (random() * interval '90 days'), 'marked_resolved', 'The owner', object_id, check_id,
      'Bench', 'next_assessment', case when random() < 0.5 then changed_at end
    from result where current limit 5000`);
  await db.execute(sql`analyze`);
  await close();
}

/** A query of the reading screens, and how the database means to answer it. */
export async function plansOf(dataDir: string): Promise<string[][]> {
  const { db, close } = await openEmbedded(dataDir);
  const company = sql`(select company_id from assessment limit 1)`;
  const queries: Record<string, ReturnType<typeof sql>> = {
    "checks, worst first": sql`select id from result where company_id = ${company} and status_rank is not null and current order by status_rank, check_id, id limit 20`,
    "checks of an assessment": sql`select id from result where company_id = ${company} and assessment_id = (select id from assessment order by published_at limit 1) and status_rank is not null order by status_rank, check_id, id limit 20`,
    "checks of a person": sql`select id from result where company_id = ${company} and status_rank is not null and current and owner_id = gen_random_uuid() order by status_rank limit 20`,
    "one check over all assets": sql`select id from result where company_id = ${company} and status_rank is not null and current and check_id = 'web.tls.https'`,
    decisions: sql`select id from decision where company_id = ${company} order by at desc, id desc limit 20`,
    assessments: sql`select id from assessment where company_id = ${company} order by submitted_at desc limit 20`,
  };
  const rows: string[][] = [];
  for (const [name, query] of Object.entries(queries)) {
    const plan = await db.execute(sql`explain ${query}`);
    const lines = (plan as unknown as { rows: Record<string, string>[] }).rows.map(
      (row) => row["QUERY PLAN"] ?? "",
    );
    rows.push([
      name,
      lines.flatMap((line) => /(?:Index|Bitmap|Seq) [^(]*/.exec(line)?.[0].trim() ?? []).join("; "),
    ]);
  }
  await close();
  return rows;
}
