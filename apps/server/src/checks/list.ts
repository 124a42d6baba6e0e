import type { listChecks, ReplyOf } from "@candor/api/contract";
import type { Language } from "@candor/api/entities";
import { and, asc, count, eq, exists, inArray } from "drizzle-orm";
import type { Customer } from "../auth/sessions.ts";
import type { Db } from "../database/open.ts";
import { object, result } from "../database/schema.ts";
import { type CheckQuery, filters, groups, order, published } from "./query.ts";
import { countsOf, frameworkCountsOf, toCheckRow } from "./rows.ts";

/** The ids of one page in order: sorting carries no more than it must. */
async function pageIds(db: Db, query: CheckQuery, language: Language, scope: ReturnType<typeof published>) {
  const { page, page_size: size } = query;
  return db
    .select({ id: result.id })
    .from(result)
    .innerJoin(object, eq(object.id, result.object_id))
    .where(and(scope, filters(query, language)))
    .orderBy(...order(query, language))
    .limit(size)
    .offset((page - 1) * size);
}

async function totalOf(db: Db, query: CheckQuery, language: Language, scope: ReturnType<typeof published>) {
  const [row] = await db
    .select({ total: count() })
    .from(result)
    .innerJoin(object, eq(object.id, result.object_id))
    .where(and(scope, filters(query, language)));
  return row?.total ?? 0;
}

/** One page of published checks, with the counts that its filters are labelled with. */
export async function checkPage(
  db: Db,
  customer: Customer,
  query: CheckQuery,
  language: Language,
): Promise<ReplyOf<typeof listChecks>> {
  const scope = published(customer.companyId, query);
  const all = await groups(db, scope);
  const counts = countsOf(all);
  const filtered = query.search !== "" || query.statuses.length > 0 || query.frameworks.length > 0;
  const total = filtered
    ? await totalOf(db, query, language, scope)
    : all.reduce((sum, group) => sum + group.total, 0);
  const ids = (await pageIds(db, query, language, scope)).map(({ id }) => id);
  return {
    list: await rowsOf(db, ids),
    total,
    counts,
    framework_counts: frameworkCountsOf(all),
    objects: await objectsOf(db, customer.companyId, query.assessment_id),
  };
}

async function rowsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, check_id, status, level, object_id, scan_id, resolution, changed_at } = result;
  const rows = await db
    .select({
      row: { id, check_id, status, level, object_id, scan_id, resolution, changed_at },
      name: object.name,
    })
    .from(result)
    .innerJoin(object, eq(object.id, result.object_id))
    .where(inArray(result.id, [...ids]));
  const byId = new Map(rows.map(({ row, name }) => [row.id, toCheckRow(row, name)]));
  return ids.map((one) => byId.get(one) ?? null).filter((row) => row !== null);
}

/** Objects that have published checks, by name. */
function objectsOf(db: Db, companyId: string, assessmentId: string | undefined) {
  const scope = published(companyId, { assessment_id: assessmentId });
  const shown = db
    .select({ id: result.id })
    .from(result)
    .where(and(scope, eq(result.object_id, object.id)));
  return db
    .select({ id: object.id, name: object.name, asset_type: object.asset_type })
    .from(object)
    .where(and(eq(object.company_id, companyId), exists(shown)))
    .orderBy(asc(object.name));
}
