import { isPinyin, pinyinMatches } from "../search-words.ts";
import { and, ilike, inArray, or, type SQL, sql } from "./drizzle.ts";
import { patternOf } from "./paging.ts";
import type { PgColumn, PgTable } from "./pg-core.ts";
import type { Db } from "./transaction.ts";

interface Searched {
  /** Columns that hold the text, whatever its case. */
  texts?: readonly PgColumn[];
  /** Columns of names, which the sound of a Chinese name finds too: `lindeng` and `ld` find 林登商店. */
  names: readonly PgColumn[];
  /** Rows of the table of names that can be meant at all, where not all. */
  within?: SQL | undefined;
}

/** Rows of which a column holds a text, or is a Chinese name of that sound. */
export async function matchesText(
  db: Db,
  search: string,
  { texts = [], names, within }: Searched,
): Promise<SQL | undefined> {
  const pattern = patternOf(search);
  const heard = await Promise.all(
    names.map((name) => matchesPinyin(db, name, { from: name.table, typed: search.trim(), within })),
  );
  return or(...[...texts, ...names].map((column) => ilike(column, pattern)), ...heard);
}

/** Rows with a Chinese name of a sound. That is nothing a database knows: such names are few, and are read. */
export async function matchesPinyin(
  db: Db,
  column: PgColumn | SQL,
  { from, typed, within }: { from: PgTable; typed: string; within: SQL | undefined },
): Promise<SQL | undefined> {
  if (!isPinyin(typed)) return undefined;
  const rows = await db
    .selectDistinct({ name: sql<string>`${column}` })
    .from(from)
    .where(and(within, sql`${column} ~ '[\u4e00-\u9fff]'`));
  const heard = rows.map(({ name }) => name).filter((name) => pinyinMatches(name, typed));
  return heard.length > 0 ? inArray(sql`${column}`, heard) : undefined;
}

/**
 * The rows that a search finds, found before they are put in order: a database that goes through a long list in its
 * order, in the hope of coming by enough of them soon, reads all of it where few match.
 */
export const foundFirst = (id: PgColumn, where: SQL | undefined): SQL | undefined =>
  // The offset keeps the planner from making one of both steps.
  where && sql`${id} in (select ${id} from ${id.table} where ${where} offset 0)`;
