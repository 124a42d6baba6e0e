import type { listChecks, ReplyOf } from "@candor/api/contract";
import type { Language } from "@candor/api/entities";
import { and, count, eq, inArray, type SQL } from "drizzle-orm";
import type { Customer } from "../auth/sessions.ts";
import { appUser, object, result } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { comparer } from "../http/collate.ts";
import type { PublishedGroups } from "./published-groups.ts";
import {
  type CheckFilters,
  filtering,
  filtersOf,
  type Group,
  objectPlaces,
  order,
  type Places,
  published,
  titlePlaces,
  totalOf,
} from "./query.ts";
import { countsOf, frameworkCountsOf, toCheckRow } from "./rows.ts";

/** The ids of one page in order: sorting carries no more than it must. */
/** A query with the page it wants. */
type Paged = CheckFilters & { page: number; page_size: number };

function pageIds(db: Db, query: Paged, where: SQL | undefined, places: Places | null) {
  const { page, page_size: size } = query;
  const all = db.select({ id: result.id }).from(result).$dynamic();
  if (places) all.innerJoin(places.table, places.on);
  return all
    .where(where)
    .orderBy(...order(query))
    .limit(size)
    .offset((page - 1) * size);
}

async function countRows(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(result).where(where);
  return row?.total ?? 0;
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
  const { groups: all, objectIds } = await known.of(db, customer, query);
  const objects = (await objectsOf(db, customer.companyId, language)).filter(({ id }) => objectIds.has(id));
  const filters = filtersOf(query, language, objects);
  const where = and(scope, filtering(filters));
  const ids = await pageIds(db, query, where, placesFor(query, all, objects, language));
  return {
    list: await rowsOf(
      db,
      ids.map(({ id }) => id),
    ),
    total: totalOf(all, filters) ?? (await countRows(db, where)),
    counts: countsOf(all),
    framework_counts: frameworkCountsOf(all),
    objects,
  };
}

/** Rows of the checks table, in the order of their ids. */
export async function rowsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id, check_id, status, level, object_id, scan_id, resolution, changed_at, owner_id, manual } =
    result;
  const rows = await db
    .select({
      row: { id, check_id, status, level, object_id, scan_id, resolution, changed_at, owner_id, manual },
      object: object.name,
      owner: appUser.name,
      territories: object.territories,
    })
    .from(result)
    .innerJoin(object, eq(object.id, result.object_id))
    .leftJoin(appUser, eq(appUser.id, result.owner_id))
    .where(inArray(result.id, [...ids]));
  const byId = new Map(rows.map(({ row, ...names }) => [row.id, toCheckRow(row, names)]));
  return ids.map((one) => byId.get(one) ?? null).filter((row) => row !== null);
}

function placesFor(
  { sort }: CheckFilters,
  all: readonly Group[],
  objects: readonly { id: string; name: string }[],
  language: Language,
): Places | null {
  if (sort === "title") return titlePlaces(all, language);
  return sort === "object" ? objectPlaces(objects) : null;
}

/** The company's objects by name, as the language orders names. */
async function objectsOf(db: Db, companyId: string, language: Language) {
  const compare = comparer(language);
  const { id, name, asset_type } = object;
  const rows = await db.select({ id, name, asset_type }).from(object).where(eq(object.company_id, companyId));
  return rows.sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id));
}
