import { CONFIG_DATA, type ConfigData, type ConfigKind } from "@candor/api/entities";
import { isAnyOf } from "../../database/arrays.ts";
import { and, count, desc, eq, sql } from "../../database/drizzle.ts";
import { pageOf } from "../../database/paging.ts";
import { configEntry, configVersion, staff } from "../../database/schema.ts";
import type { Db, Transaction } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";

/** Keeps entries as they have just been published. */
export async function keepVersions(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { id, revision, key, enable, data, updated_at, updated_by } = configEntry;
  await tx
    .insert(configVersion)
    .select(
      tx
        .select({
          ...{ entry_id: sql`${id}`.as("entry_id"), revision, key, enable, data },
          ...{ published_at: sql`${updated_at}`.as("published_at") },
          ...{ published_by: sql`${updated_by}`.as("published_by") },
        })
        .from(configEntry)
        .where(isAnyOf(id, [...ids])),
    )
    .onConflictDoNothing();
}

/** The versions of an entry with their number, counted from the first. */
const numbered = (db: Db, entryId: string) =>
  db.$with("numbered").as(
    db
      .select({
        revision: configVersion.revision,
        enable: configVersion.enable,
        data: configVersion.data,
        published_at: configVersion.published_at,
        by: staff.username,
        number: sql<number>`row_number() over (order by ${configVersion.revision})::int`.as("number"),
      })
      .from(configVersion)
      .leftJoin(staff, eq(staff.id, configVersion.published_by))
      .where(eq(configVersion.entry_id, entryId)),
  );

async function requireEntry(db: Db, kind: ConfigKind, id: string): Promise<void> {
  const [found] = await db
    .select({ id: configEntry.id })
    .from(configEntry)
    .where(and(eq(configEntry.kind, kind), eq(configEntry.id, id)));
  if (!found) throw new HttpError("mis.not_found");
}

/** What was published of an entry, the newest first, without its data. */
export async function versionPage(
  db: Db,
  kind: ConfigKind,
  wanted: { id: string; page: number; page_size: number },
) {
  await requireEntry(db, kind, wanted.id);
  const [all] = await db
    .select({ n: count() })
    .from(configVersion)
    .where(eq(configVersion.entry_id, wanted.id));
  const { limit, offset } = pageOf(wanted);
  const versions = numbered(db, wanted.id);
  const { revision, number, enable, published_at, by } = versions;
  const rows = await db
    .with(versions)
    .select({ revision, number, enable, by, published_at })
    .from(versions)
    .orderBy(desc(revision))
    .limit(limit)
    .offset(offset);
  const list = rows.map(({ published_at: at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { list, total: all?.n ?? 0 };
}

/** One published version; its data is null where it was of before the kind's shape changed. */
export async function versionOf<Kind extends ConfigKind>(
  db: Db,
  kind: Kind,
  { id, revision }: { id: string; revision: number },
) {
  await requireEntry(db, kind, id);
  const versions = numbered(db, id);
  const [row] = await db.with(versions).select().from(versions).where(eq(versions.revision, revision));
  if (!row) throw new HttpError("mis.not_found");
  const { published_at, data, ...rest } = row;
  const read = CONFIG_DATA[kind].safeParse(data);
  return {
    ...rest,
    at: published_at.toISOString(),
    data: read.success ? (read.data as ConfigData<Kind>) : null,
  };
}
