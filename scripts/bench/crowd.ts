import { sql } from "drizzle-orm";
import type { Database } from "../../apps/server/src/database/open.ts";

/** What an operator of many customers has after some years. */
export const CROWD = {
  companies: 500,
  scans: 50_000,
  /** Of each company, the newest ones whose results are there. */
  scansWithResults: 4,
  decisions: 20_000,
  logLines: 1_000_000,
  mails: 50_000,
  jobs: 20_000,
  visitors: 20_000,
  feedback: 20_000,
  /** As many as are kept. */
  errors: 5_000,
  staff: 200,
  news: 500,
} as const;

/** Log lines of one statement: an embedded database holds what it inserts in memory. */
const AT_ONCE = 100_000;

/**
 * Adds what the staff console lists to a database that holds one company's published assessment. No server may be
 * running on it.
 */
export async function addCrowd({ db }: Database): Promise<void> {
  await db.execute(sql`
    create table bench_company as
    select gen_random_uuid() as id, gen_random_uuid() as user_id, gen_random_uuid() as object_id, number
    from generate_series(1, ${CROWD.companies}::int) as number`);
  await db.execute(sql`
    insert into company (id, name, product_version, created_at)
    select id, case when number % 10 = 0 then '林登商店 ' else 'Company ' end || number, 1,
      now() - number * interval '1 day' from bench_company`);
  await db.execute(sql`
    insert into app_user (id, company_id, name, email, role)
    select user_id, id, 'Person ' || number, 'person-' || number || '@company-' || number || '.example', 'owner'
    from bench_company`);
  await db.execute(sql`
    insert into object select (jsonb_populate_record(source, jsonb_build_object('id', bench_company.object_id,
      'company_id', bench_company.id, 'name', 'site-' || number || '.example',
      'url', 'https://site-' || number || '.example/'))).*
    from object as source cross join bench_company
    where source.id = (select id from object order by created_at limit 1)`);
  await addScans(db);
  await addLog(db);
  await addOperations(db);
  await addPeople(db);
}

type Db = Database["db"];

async function addScans(db: Db): Promise<void> {
  await db.execute(sql`
    create table bench_scan as
    select gen_random_uuid() as id, gen_random_uuid() as scan_id, user_id, object_id, n,
      case when n % 200 = 0 then 'expert_review' when n % 50 = 0 then 'failed' else 'complete' end as state,
      now() - n * interval '10 minutes' as at
    from generate_series(1, ${CROWD.scans}::int) as n
    join bench_company on bench_company.number = 1 + n % ${CROWD.companies}::int`);
  await db.execute(sql`
    insert into assessment (id, company_id, state, submitted_by, submitted_at, started_at, published_at, updated_at, counts, score, coverage)
    select s.id, bench_scan_company, s.state, s.user_id, s.at, s.at, case when s.state = 'complete' then s.at end, s.at, c.counts, c.score, c.coverage
    from (select bench_scan.id, bench_scan.state, bench_scan.user_id, bench_scan.at, bench_scan.n, object.company_id as bench_scan_company
      from bench_scan join object on object.id = bench_scan.object_id) as s
    cross join (select counts, score, coverage from assessment where published_at is not null limit 1) as c
    order by s.n desc`);
  await db.execute(sql`
    insert into scan (id, assessment_id, company_id, object_id, position, object_name, asset_type, url, territories, step, progress, finished_at, counts, score, coverage)
    select b.scan_id, b.id, o.company_id, b.object_id, 0, o.name, o.asset_type, o.url, o.territories, source.step, 100, b.at, source.counts, source.score, source.coverage
    from bench_scan as b join object as o on o.id = b.object_id
    cross join (select step, counts, score, coverage from scan where finished_at is not null limit 1) as source`);
  // Of the newest scan of each company they are what is shown now.
  await db.execute(sql`
    insert into result select (jsonb_populate_record(source, jsonb_build_object('id', gen_random_uuid(),
      'scan_id', b.scan_id, 'assessment_id', b.id, 'object_id', b.object_id, 'company_id', o.company_id,
      'owner_id', null, 'current', b.state = 'complete' and b.n <= ${CROWD.companies}::int))).*
    from result as source
    cross join (select * from bench_scan where n <= ${CROWD.companies * CROWD.scansWithResults}::int) as b
    join object as o on o.id = b.object_id
    where source.scan_id = (select id from scan where object_id = (select id from object order by created_at limit 1)
      order by finished_at desc limit 1)`);
  await db.execute(sql`
    insert into decision (company_id, at, kind, by, object_id, check_id, reason, until, ended_at)
    select company_id, changed_at - (random() * interval '90 days'), 'marked_resolved', 'Person', object_id, check_id,
      'Bench', 'next_assessment', case when random() < 0.5 then changed_at end
    from result where current and company_id in (select company_id from object join bench_company on bench_company.object_id = object.id)
    limit ${CROWD.decisions}::int`);
}

/** A line for nearly every minute of two years, in the chain already. */
async function addLog(db: Db): Promise<void> {
  const { rows } = (await db.execute(
    sql`select coalesce(max(seq), 0) as last from audit_log`,
  )) as unknown as {
    rows: { last: string | number }[];
  };
  const last = Number(rows[0]?.last ?? 0);
  for (let from = 0; from < CROWD.logLines; from += AT_ONCE) {
    await db.execute(sql`
      insert into audit_log (at, actor_kind, actor_id, actor_name, company_id, action, target_id, address, detail, seq, hash)
      select now() - (${CROWD.logLines}::int - n) * interval '1 minute', 'customer', c.user_id, 'Person ' || c.number, o.company_id,
        (array['auth.sign_in', 'auth.sign_out', 'check.set_owner', 'check.set_resolved', 'object.update', 'member.invite', 'assessment.submit', 'check.export'])[1 + n % 8],
        c.object_id, '10.' || n % 7 || '.' || n % 251 || '.' || n % 13, '{"bench": true}', ${last}::int + n, md5(n::text)
      from generate_series(${from}::int + 1, ${from}::int + ${AT_ONCE}::int) as n
      join bench_company as c on c.number = 1 + (n * 7919::bigint) % ${CROWD.companies}::int
      join object as o on o.id = c.object_id`);
  }
  await db.execute(sql`
    update audit_chain set last_seq = (select max(seq) from audit_log),
      last_hash = (select hash from audit_log where seq is not null order by seq desc limit 1)`);
}

async function addOperations(db: Db): Promise<void> {
  const text = "Your results are published. ".repeat(40);
  await db.execute(sql`
    insert into mail (reason, "to", subject, text, html, created_at, sent_at)
    select 'bench ' || n, 'person-' || n % ${CROWD.companies}::int || '@example.com', 'Your results are published ' || n, ${text},
      '<p>' || ${text} || '</p>', now() - n * interval '1 minute', now()
    from generate_series(1, ${CROWD.mails}::int) as n`);
  await db.execute(sql`
    insert into pgboss.job (name, data, state, created_on, started_on, completed_on)
    select case when n % 2 = 0 then 'mail' else 'scan' end,
      jsonb_build_object('id', case when n % 2 = 0 then (select id from mail where reason = 'bench ' || n) else s.scan_id end),
      'completed', now() - n * interval '10 seconds', now(), now()
    from generate_series(1, ${CROWD.jobs}::int) as n join bench_scan as s using (n)`);
  await db.execute(sql`
    insert into error_report (fingerprint, first_at, last_at, count, name, message, page, content)
    select md5(n::text), now() - n * interval '1 minute', now() - n * interval '1 minute', n, 'TypeError', 'x is not a function ' || n, '/checks', '{}'
    from generate_series(1, ${CROWD.errors}::int) as n`);
  await db.execute(sql`
    insert into feedback (at, text, page, user_id, company_id)
    select now() - n * interval '1 hour', 'It took me a while to find the export. ' || n, '/checks', c.user_id, o.company_id
    from generate_series(1, ${CROWD.feedback}::int) as n join bench_company as c on c.number = 1 + n % ${CROWD.companies}::int
    join object as o on o.id = c.object_id`);
}

async function addPeople(db: Db): Promise<void> {
  await db.execute(sql`
    insert into staff (username, email, password_hash, permissions)
    select 'Expert ' || n, 'expert-' || n || '@operator.example', 'none', '["view_scan"]' from generate_series(1, ${CROWD.staff}::int) as n`);
  await db.execute(sql`
    update assessment set expert_id = expert.id
    from (select id, row_number() over (order by email) as n from staff where email like 'expert-%') as expert
    where state = 'complete' and expert.n = 1 + assessment.number % ${CROWD.staff}::int`);
  await db.execute(sql`
    insert into session (token_hash, staff_id, expires_at)
    select md5(id::text), id, now() + interval '1 day' from staff where email like 'expert-%'`);
  await db.execute(sql`
    insert into session (token_hash, user_id, expires_at)
    select md5(user_id::text || n), user_id, now() + interval '1 day' from bench_company, generate_series(1, 20) as n`);
  await db.execute(sql`
    insert into campaign_request (cid, show_type, state, company, website, host, email, mobile, territories, address_hash, code_hash, code_expires_at, submitted_at, rid)
    select 'bench-' || n % 20, 1, case when n % 100 = 0 then 'expert_review' else 'published' end, 'Visitor ' || n,
      'https://visitor-' || n || '.example/', 'visitor-' || n || '.example', 'visitor-' || n || '@example.com', '13800000000', '["EU"]', md5(n::text),
      md5('code' || n), now(), now() - n * interval '7 minutes', md5('rid' || n)
    from generate_series(1, ${CROWD.visitors}::int) as n`);
  await db.execute(sql`
    insert into activity_result (rid, cid, show_type, company, website, territories, facts, assessed_at)
    select rid, cid, show_type, company, website, territories, 'none', submitted_at from campaign_request where cid like 'bench-%'`);
  await db.execute(sql`
    insert into config_entry (kind, key, data)
    select 'site_resource', 'bench-' || n, jsonb_build_object('kind', 'article', 'title', jsonb_build_object('en', 'News ' || n, 'cn', '资讯 ' || n),
      'published_at', to_char(now() - n * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'summary', jsonb_build_object('en', 'What changed', 'cn', '有何变化'),
      'text', jsonb_build_object('en', repeat('What changed. ', 100), 'cn', repeat('有何变化。', 100)), 'url', null, 'file', null)
    from generate_series(1, ${CROWD.news}::int) as n`);
}
