import { and, type SQL, sql } from "./drizzle.ts";
import type { PgColumn } from "./pg-core.ts";
import type { Db } from "./transaction.ts";

/** The few values of a text column, in order, each found with one step of an index that holds them in order. */
export async function distinctValues(db: Db, column: PgColumn, within?: SQL): Promise<string[]> {
  const next = (
    after?: SQL,
  ) => sql`(select ${column} from ${column.table} where ${and(within, after) ?? sql`true`}
    order by ${column} limit 1)`;
  const { rows } = (await db.execute(sql`
    with recursive one (value) as (
      ${next(sql`${column} is not null`)}
      union all
      select ${next(sql`${column} > one.value`)} from one where one.value is not null
    )
    select value from one where value is not null`)) as unknown as { rows: { value: string }[] };
  return rows.map(({ value }) => value);
}
