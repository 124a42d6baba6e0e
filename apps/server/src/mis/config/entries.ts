import { CONFIG_DATA, type ConfigData, type ConfigKind } from "@candor/api/entities";
import { and, asc, count, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { audit } from "../../audit.ts";
import type { StaffMember } from "../../auth/sessions.ts";
import { companiesNamed } from "../../companies/named.ts";
import { pageOf, patternOf } from "../../database/paging.ts";
import { company, configEntry, staff as staffTable } from "../../database/schema.ts";
import { matchesPinyin } from "../../database/text-search.ts";
import type { Db, RootDb, Transaction } from "../../database/transaction.ts";
import { violatedConstraint } from "../../database/violation.ts";
import { HttpError } from "../../http/http-error.ts";
import { requireReferences, usersOf } from "./references.ts";
import { impactOf } from "./table-impact.ts";
import { keepVersions } from "./versions.ts";

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

/** Locks an entry that is as its reader saw it. */
async function lockEntry(tx: Transaction, kind: ConfigKind, id: string, revision: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(configEntry)
    .where(and(eq(configEntry.kind, kind), eq(configEntry.id, id)))
    .for("update");
  if (!row) throw new HttpError("mis.not_found");
  if (row.revision !== revision) throw new HttpError("mis.changed_meanwhile");
  return row;
}

async function requireUnused(tx: Transaction, kind: ConfigKind, key: string): Promise<void> {
  if ((await usersOf(tx, kind, key)) > 0) throw new HttpError("mis.in_use");
}

/** A broken unique index as what it means. */
async function keyed<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === "config_entry_key")
      throw new HttpError("mis.key_taken", { key: "choice" });
    throw error;
  }
}

interface Fields {
  key: string;
  enable: boolean;
  data: unknown;
}

export async function createEntry<Kind extends ConfigKind>(
  db: RootDb,
  staff: StaffMember,
  kind: Kind,
  { key, enable, data }: Fields,
): Promise<Entry<Kind>> {
  const id = await keyed(
    db.transaction(async (tx) => {
      await requireReferences(tx, kind, data);
      if (kind === "evidence_table" && enable) await requireWhole(tx, key, data);
      const values = { kind, key, enable, data, updated_by: staff.id };
      const [row] = await tx.insert(configEntry).values(values).returning({ id: configEntry.id });
      if (!row) throw new Error("The entry could not be stored.");
      await keepVersions(tx, [row.id]);
      const detail = { key, enable, data };
      await audit(tx, { staff }, { action: `config.create.${kind}`, target: row.id, detail });
      return row.id;
    }),
  );
  return entryOf(db, kind, id);
}

export async function updateEntry<Kind extends ConfigKind>(
  db: RootDb,
  staff: StaffMember,
  kind: Kind,
  { id, revision, key, enable, data }: Fields & { id: string; revision: number },
): Promise<Entry<Kind>> {
  await keyed(
    db.transaction(async (tx) => {
      const before = await lockEntry(tx, kind, id, revision);
      if (before.key !== key) await requireUnused(tx, kind, before.key);
      await requireReferences(tx, kind, data);
      if (kind === "evidence_table" && enable) await requireWhole(tx, key, data);
      const change = {
        key,
        enable,
        data,
        draft: null,
        revision: revision + 1,
        updated_at: new Date(),
        updated_by: staff.id,
      };
      await tx.update(configEntry).set(change).where(eq(configEntry.id, id));
      await keepVersions(tx, [id]);
      const detail = {
        before: { key: before.key, enable: before.enable, data: before.data },
        after: { key, enable, data },
      };
      await audit(tx, { staff }, { action: `config.update.${kind}`, target: id, detail });
    }),
  );
  return entryOf(db, kind, id);
}

/** Refuses a layout that would break a published table. One that is switched off breaks none. */
async function requireWhole(tx: Transaction, key: string, data: unknown): Promise<void> {
  const { breaks } = await impactOf(tx, key, data as ConfigData<"evidence_table">);
  const [first] = breaks;
  if (first) throw new HttpError("mis.breaks_published", { data: "choice" });
}

/** Keeps a draft beside what is in use; null forgets it. */
export async function keepDraft(
  db: RootDb,
  staff: StaffMember,
  kind: ConfigKind,
  { id, revision, draft }: { id: string; revision: number; draft: unknown },
) {
  await db.transaction(async (tx) => {
    await lockEntry(tx, kind, id, revision);
    const change = { draft, revision: revision + 1, updated_at: new Date(), updated_by: staff.id };
    await tx.update(configEntry).set(change).where(eq(configEntry.id, id));
    await audit(tx, { staff }, { action: `config.draft.${kind}`, target: id, detail: { draft } });
  });
}

export async function removeEntry(
  db: RootDb,
  staff: StaffMember,
  kind: ConfigKind,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { key, data } = await lockEntry(tx, kind, id, revision);
    await requireUnused(tx, kind, key);
    await tx.delete(configEntry).where(eq(configEntry.id, id));
    await audit(tx, { staff }, { action: `config.delete.${kind}`, target: id, detail: { key, data } });
  });
}
