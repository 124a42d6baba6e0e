import type { listChecks, ReplyOf } from "@candor/api/contract";
import type { Language } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import { isAnyOf } from "../database/arrays.ts";
import { and, eq, type SQL, sql } from "../database/drizzle.ts";
import { preparedOn } from "../database/prepared.ts";
import { appUser, jiraLink, object, result } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { byName } from "../http/collate.ts";
import { type CheckFilters, filtering, filtersOf } from "./filters.ts";
import { type ListOrder, objectListOrder, order, titleListOrder } from "./order.ts";
import { type PublishedGroups, summarise } from "./published-groups.ts";
import { type Group, published } from "./query.ts";
import { countsOf, frameworkCountsOf, groupCountsOf, toCheckRow } from "./rows.ts";
import { CATEGORIES, SCENARIOS } from "./scenarios.ts";

/** A query with the page it wants. */
type Paged = CheckFilters & { page: number; page_size: number };

/** The ids of one page in order: sorting carries no more than it must. */
async function pageIds(db: Db, query: Paged, where: SQL | undefined, places: ListOrder | null) {
  const { page, page_size: size } = query;
  const all = db.select({ id: result.id }).from(result).$dynamic();
  if (places) all.innerJoin(places.table, places.on);
  const rows = await all
    .where(where)
    .orderBy(...order(query))
    .limit(size)
    .offset((page - 1) * size);
  return rows.map(({ id }) => id);
}

/** The ids of one page of published checks, in the state that the transaction sees. */
export async function checkIds(
  tx: Db,
  customer: Customer,
  query: Paged,
  language: Language,
): Promise<string[]> {
  const { groups: all } = await summarise(tx, customer.companyId, query, customer);
  const objects = await objectsOf(tx, customer.companyId, language);
  const where = and(
    published(customer.companyId, query, customer),
    filtering(filtersOf(customer.companyId, query, language, objects)),
  );
  return pageIds(tx, query, where, placesFor(query, all, objects, language));
}

/** One page of published checks, with the counts that its filters are labelled with. */
export async function checkPage(
  db: Db,
  known: PublishedGroups,
  customer: Customer,
  query: Paged,
  language: Language,
): Promise<ReplyOf<typeof listChecks>> {
  const scope = published(customer.companyId, query, customer);
  const { groups: all, objectIds, ownerIds } = await known.of(db, customer, query);
  const objects = (await objectsOf(db, customer.companyId, language)).filter(({ id }) => objectIds.has(id));
  const filters = filtersOf(customer.companyId, query, language, objects);
  const where = and(scope, filtering(filters));
  const ids = await pageIds(db, query, where, placesFor(query, all, objects, language));
  return {
    list: await rowsOf(db, ids),
    total: await known.total(db, customer, query, filters),
    counts: countsOf(all),
    framework_counts: frameworkCountsOf(all),
    scenario_counts: groupCountsOf(all, SCENARIOS),
    category_counts: groupCountsOf(all, CATEGORIES),
    owners: await peopleOf(db, customer.companyId, ownerIds, language),
    objects: objects.map(({ id, name, asset_type }) => ({ id, name, asset_type })),
  };
}

// With so many joins PostgreSQL plans longer than it reads one page: under a name it keeps the plan.
const rowsById = preparedOn((db) => {
  const { id, check_id, status, level, object_id, scan_id, resolution, changed_at, owner_id, manual } =
    result;
  return db
    .select({
      row: { id, check_id, status, level, object_id, scan_id, resolution, changed_at, owner_id, manual },
      object: object.name,
      owner: appUser.name,
      territories: object.territories,
      sector: object.sector,
      issueKey: jiraLink.key,
      issueUrl: jiraLink.url,
    })
    .from(result)
    .innerJoin(object, eq(object.id, result.object_id))
    .leftJoin(appUser, eq(appUser.id, result.owner_id))
    .leftJoin(jiraLink, and(eq(jiraLink.object_id, result.object_id), eq(jiraLink.check_id, result.check_id)))
    .where(sql`${result.id} = any(${sql.placeholder("ids")})`)
    .prepare("check_rows");
});

/** Rows of the checks table, in the order of their ids. */
export async function rowsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await rowsById(db).execute({ ids: [...ids] });
  const byId = new Map(
    rows.map(({ row, issueKey: key, issueUrl: url, ...names }) => {
      const shown = toCheckRow(row, names);
      return [row.id, shown && { ...shown, issue: key !== null && url !== null ? { key, url } : null }];
    }),
  );
  return ids.map((one) => byId.get(one) ?? null).filter((row) => row !== null);
}

/** People by name. */
export async function peopleOf(db: Db, companyId: string, ids: readonly string[], language: Language) {
  if (ids.length === 0) return [];
  const people = await db
    .select({ id: appUser.id, name: appUser.name })
    .from(appUser)
    .where(and(eq(appUser.company_id, companyId), isAnyOf(appUser.id, [...ids])));
  return byName(people, language);
}

function placesFor(
  { sort }: CheckFilters,
  all: readonly Group[],
  objects: readonly { id: string; name: string }[],
  language: Language,
): ListOrder | null {
  if (sort === "title") return titleListOrder(all, language);
  return sort === "object" ? objectListOrder(objects) : null;
}

/** The company's objects by name, as the language orders names. */
async function objectsOf(db: Db, companyId: string, language: Language) {
  const { id, name, asset_type, territories, sector } = object;
  const columns = { id, name, asset_type, territories, sector };
  const rows = await db.select(columns).from(object).where(eq(object.company_id, companyId));
  return byName(rows, language);
}
