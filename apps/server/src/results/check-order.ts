import { asArray } from "../database/arrays.ts";
import { type SQL, sql } from "../database/drizzle.ts";
import type { PgColumn } from "../database/pg-core.ts";
import { result } from "../database/schema.ts";
import { checksInStaffOrder } from "./described.ts";

/** What checks of one status are ordered by: staff's order, else their ids, as the indexes have them. */
export function checkOrder(): SQL | PgColumn {
  const all = checksInStaffOrder();
  // No table to join: the first page is then read by the index and only its status sorted.
  return all ? sql`array_position(${asArray(all)}::text[], ${result.check_id})` : result.check_id;
}
