import { CONFIG_DATA, type ConfigData, type ConfigKind } from "@candor/api/entities";
import { companiesNamed } from "../../companies/named.ts";
import { and, asc, count, eq, ilike, inArray, or, type SQL, sql } from "../../database/drizzle.ts";
import { pageOf, patternOf } from "../../database/paging.ts";
import { company, configEntry, staff as staffTable } from "../../database/schema.ts";
import { matchesPinyin } from "../../database/text-search.ts";
import type { Db } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";

type Row = typeof configEntry.$inferSelect;

/** An entry as it is answered. */
export interface Entry<Kind extends ConfigKind> {
  id: string;
  key: string;
  enable: boolean;
  revision: number;
  data: ConfigData<Kind>;
  draft: ConfigData<Kind> | null;
  updated_at: string;
  updated_by: string | null;
}

const toEntry = <Kind extends ConfigKind>(row: Row, by: string | null): Entry<Kind> => ({
  id: row.id,
  key: row.key,
  enable: row.enable,
  revision: row.revision,
  data: row.data as ConfigData<Kind>,
  draft: row.draft as ConfigData<Kind> | null,
  updated_at: row.updated_at.toISOString(),
  updated_by: by,
});

const select = (db: Db) =>
  db
    .select({ row: configEntry, by: staffTable.username })
    .from(configEntry)
    .leftJoin(staffTable, eq(staffTable.id, configEntry.updated_by));

const textAt = (...path: string[]) => sql`${configEntry.data}#>>${sql.raw(`'{${path.join(",")}}'`)}`;

/** What a kind is listed by; its key is last. Described checks stand in their category, as staff ordered them. */
const ORDERS: Partial<Record<ConfigKind, SQL[]>> = {
  meta_detection: [
    textAt("scenario_category", "en"),
    textAt("check_category", "en"),
    sql`(${textAt("sort_in_category")})::int`,
  ],
  card: [sql`(${textAt("position")})::int`],
  asset: [sql`(${textAt("position")})::int`],
};

/** What a search reads of a kind. */
const SEARCHED = sql`coalesce(${configEntry.data}->>'title', ${configEntry.data}->>'titles')`;

/** Company ids are keys of the whitelist, and nobody searches by them. */
const keyOfCompanyNamed = async (db: Db, search: string) =>
  inArray(
    configEntry.key,
    db
      .select({ id: sql<string>`${company.id}::text` })
      .from(company)
      .where(await companiesNamed(db, search)),
  );

/** What a list of entries is filtered by. */
export interface ListedBy {
  search: string;
  enable?: boolean | undefined;
  /** Exactly this one. */
  key?: string | undefined;
}

/** Entries of one kind that are asked for. Searches the key, the titles, and the names of companies in the whitelist. */
async function listedBy(db: Db, kind: ConfigKind, { search, enable, key }: ListedBy) {
  const pattern = patternOf(search);
  const ofKind = eq(configEntry.kind, kind);
  return and(
    ofKind,
    enable === undefined ? undefined : eq(configEntry.enable, enable),
    key === undefined ? undefined : eq(configEntry.key, key),
    search === ""
      ? undefined
      : or(
          ilike(configEntry.key, pattern),
          ilike(SEARCHED, pattern),
          kind === "whitelist" ? await keyOfCompanyNamed(db, search.trim()) : undefined,
          await matchesPinyin(db, SEARCHED, { from: configEntry, typed: search.trim(), within: ofKind }),
        ),
  );
}

const inOrder = (kind: ConfigKind): SQL[] => [...(ORDERS[kind] ?? []), asc(configEntry.key)];

/** All of one kind that are asked for, in its order. */
export const entriesListed = async (db: Db, kind: ConfigKind, wanted: ListedBy): Promise<Row[]> =>
  db
    .select()
    .from(configEntry)
    .where(await listedBy(db, kind, wanted))
    .orderBy(...inOrder(kind));

/** A page of one kind, in its order. */
export async function entryPage<Kind extends ConfigKind>(
  db: Db,
  kind: Kind,
  wanted: ListedBy & { page: number; page_size: number },
): Promise<{ list: Entry<Kind>[]; total: number }> {
  const where = await listedBy(db, kind, wanted);
  const [all] = await db.select({ n: count() }).from(configEntry).where(where);
  const { limit, offset } = pageOf(wanted);
  const rows = await select(db)
    .where(where)
    .orderBy(...inOrder(kind))
    .limit(limit)
    .offset(offset);
  return { list: rows.map(({ row, by }) => toEntry<Kind>(row, by)), total: all?.n ?? 0 };
}

/** One entry of a kind. */
export async function entryOf<Kind extends ConfigKind>(db: Db, kind: Kind, id: string): Promise<Entry<Kind>> {
  const [found] = await select(db).where(and(eq(configEntry.kind, kind), eq(configEntry.id, id)));
  if (!found) throw new HttpError("mis.not_found");
  return toEntry<Kind>(found.row, found.by);
}

/** The data of an entry that is in use, by its key; null: there is none. */
export async function enabledData<Kind extends ConfigKind>(
  db: Db,
  kind: Kind,
  key: string,
): Promise<ConfigData<Kind> | null> {
  const [row] = await db
    .select()
    .from(configEntry)
    .where(and(eq(configEntry.kind, kind), eq(configEntry.key, key), eq(configEntry.enable, true)));
  return row ? (CONFIG_DATA[kind].parse(row.data) as ConfigData<Kind>) : null;
}
