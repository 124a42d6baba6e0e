import { type SQL, sql } from "./drizzle.ts";
import type { PgColumn } from "./pg-core.ts";

/** Many values as one parameter: a statement with one for each costs more to write and to plan than to run. */
export const asArray = (values: readonly (string | number)[]) => sql.param([...values]);

/** Whether a column holds one of many values; with none of them, it does not. */
export const isAnyOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${asArray(values)})`;
