import type { listScans, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import type { Language } from "@candor/api/entities";
import { loadAssessments } from "../assessments/assessments.ts";
import { companiesNamed } from "../companies/named.ts";
import { isAnyOf } from "../database/arrays.ts";
import { and, asc, count, desc, eq, exists, gte, inArray, type SQL, sql } from "../database/drizzle.ts";
import { pageOf } from "../database/paging.ts";
import { union } from "../database/pg-core.ts";
import { assessment, company, scan, staff } from "../database/schema.ts";
import { matchesText } from "../database/text-search.ts";
import type { Db } from "../database/transaction.ts";
import { byName } from "../http/collate.ts";
import type { Services } from "../services.ts";
import { toScanRows } from "./staff-view.ts";

type RootDb = Services["db"];
/** More experts than anybody chooses one of by name. */
const EXPERTS_MAX = 200;

type Asked = ParsedRequestOf<typeof listScans>;

/** An object of the assessment. */
const objectOf = (db: RootDb) => db.select({ id: scan.id }).from(scan).$dynamic();

/** Matches the running number, the company's name or an object. */
async function searching(db: RootDb, search: string) {
  if (search === "") return undefined;
  const number = /^(?:s-)?(\d{1,12})$/i.exec(search)?.[1];
  const ofCompany = db
    .select({ id: company.id })
    .from(company)
    .where(await companiesNamed(db, search));
  const named = await matchesText(db, search, { texts: [scan.url], names: [scan.object_name] });
  const ids = () => db.select({ id: assessment.id }).from(assessment).$dynamic();
  // Each found by an index of its own, which an "or" over two tables would keep from being used.
  const found = union(
    ids().where(inArray(assessment.company_id, ofCompany)),
    db.select({ id: scan.assessment_id }).from(scan).where(named),
    ids().where(number ? sql`${assessment.number}::text like ${`%${number}%`}` : sql`false`),
  );
  return inArray(assessment.id, found);
}

function ofTypes(db: RootDb, types: Asked["asset_types"]) {
  if (types.length === 0) return undefined;
  const typed = inArray(scan.asset_type, types);
  return exists(objectOf(db).where(and(eq(scan.assessment_id, assessment.id), typed)));
}

/** Companies with a plan. */
const withPlan = (db: RootDb, plan: number) =>
  db.select({ id: company.id }).from(company).where(eq(company.product_version, plan));

/** Experts who were the last to edit or publish something. */
async function experts(db: RootDb, language: Language) {
  const theirs = db.select({ id: assessment.id }).from(assessment).where(eq(assessment.expert_id, staff.id));
  const list = await db
    .select({ id: staff.id, name: staff.username })
    .from(staff)
    .where(exists(theirs))
    .limit(EXPERTS_MAX);
  return byName(list, language);
}

/** Name of the company whose scans are asked for. */
async function companyAsked(db: Db, id: string | undefined) {
  if (id === undefined) return null;
  const columns = { id: company.id, name: company.name };
  const [row] = await db.select(columns).from(company).where(eq(company.id, id));
  return row ?? null;
}

/** A page, the newest first. Of the older half it is read from the end: rows before it are not gone through. */
async function loadPage(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: ReturnType<typeof pageOf>,
  total: number,
) {
  if (offset * 2 < total) return loadAssessments(db, where, { limit, offset });
  const end = Math.min(total, offset + limit);
  if (end <= offset) return [];
  const order = [asc(assessment.number)];
  const page = { limit: end - offset, offset: total - end, order };
  return (await loadAssessments(db, where, page)).reverse();
}

/** A page of what a search finds, the newest first, and how many it finds: looked for once. */
async function foundPage(db: Db, where: SQL | undefined, page: ReturnType<typeof pageOf>) {
  const rows = await db
    .select({ id: assessment.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(assessment)
    .where(where)
    .orderBy(desc(assessment.number))
    .limit(page.limit)
    .offset(page.offset);
  const [first] = rows;
  if (!first) return { loaded: [], total: page.offset === 0 ? 0 : await totalOf(db, where) };
  const ids = rows.map(({ id }) => id);
  return { loaded: await loadAssessments(db, isAnyOf(assessment.id, ids)), total: first.total };
}

async function totalOf(db: Db, where: SQL | undefined): Promise<number> {
  const [all] = await db.select({ total: count() }).from(assessment).where(where);
  return all?.total ?? 0;
}

async function filteredPage(db: Db, where: SQL | undefined, page: ReturnType<typeof pageOf>) {
  const total = await totalOf(db, where);
  return { loaded: await loadPage(db, where, page, total), total };
}

/** One page of all companies' assessments, the newest first. */
export async function scansOf(
  db: RootDb,
  asked: Asked,
  language: Language,
): Promise<ReplyOf<typeof listScans>> {
  const { search, states, asset_types, company_id, product_version: plan, expert_id, from } = asked;
  const where = and(
    states.length > 0 ? inArray(assessment.state, states) : undefined,
    ofTypes(db, asset_types),
    company_id ? eq(assessment.company_id, company_id) : undefined,
    plan === undefined ? undefined : inArray(assessment.company_id, withPlan(db, plan)),
    expert_id ? eq(assessment.expert_id, expert_id) : undefined,
    from ? gte(assessment.submitted_at, new Date(from)) : undefined,
    await searching(db, search),
  );
  const paged = search === "" ? filteredPage : foundPage;
  const { loaded, total } = await paged(db, where, pageOf(asked));
  return {
    list: await toScanRows(db, loaded),
    total,
    awaiting_review: await totalOf(db, eq(assessment.state, "expert_review")),
    company: await companyAsked(db, company_id),
    experts: await experts(db, language),
  };
}
