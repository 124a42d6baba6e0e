import type { Language } from "@candor/api/entities";
import { asArray } from "../database/arrays.ts";
import { asc, desc, type SQL, sql } from "../database/drizzle.ts";
import { result } from "../database/schema.ts";
import { checkOrder } from "../results/check-order.ts";
import { titleFormOf, titleOrder } from "../results/texts.ts";
import type { CheckQuery } from "./filters.ts";
import type { Group } from "./query.ts";

/** A table of places to join, so that the database sorts small numbers and no texts. */
export interface ListOrder {
  table: SQL;
  on: SQL;
}

/** Stands for the status of what a person set to Passed. */
const BY_HAND = "by_hand";

/** Place of each title that is shown, in the order of its language. */
export function titleListOrder(all: readonly Group[], language: Language): ListOrder {
  const places = titleOrder(language);
  const rows = all.flatMap(({ check_id, status }) => {
    if (!status) return [];
    const rowOf = (byHand: boolean) => ({
      check_id,
      status: byHand ? BY_HAND : status,
      place: places[`${check_id}|${titleFormOf(status, byHand)}`] ?? 0,
    });
    return status === "passed" ? [rowOf(false), rowOf(true)] : [rowOf(false)];
  });
  const checks = asArray(rows.map(({ check_id }) => check_id));
  const statuses = asArray(rows.map(({ status }) => status));
  const numbers = asArray(rows.map(({ place }) => place));
  return {
    table: sql`unnest(${checks}::text[], ${statuses}::text[], ${numbers}::int[]) as places (check_id, status, place)`,
    on: sql`places.check_id = ${result.check_id} and places.status = case when ${result.manual} is null then ${result.status} else ${BY_HAND} end`,
  };
}

/** Place of each object, given in order. */
export function objectListOrder(objects: readonly { id: string }[]): ListOrder {
  const ids = asArray(objects.map(({ id }) => id));
  return {
    table: sql`unnest(${ids}::uuid[]) with ordinality as places (object_id, place)`,
    on: sql`places.object_id = ${result.object_id}`,
  };
}

/** Worst first, of one status as staff ordered the checks; what is equal stays in one order, so that pages do not overlap. */
export function order({ sort, descending }: Pick<CheckQuery, "sort" | "descending">): SQL[] {
  const direction = descending ? desc : asc;
  const check = checkOrder();
  const byStatus = [asc(result.status_rank), asc(check), asc(result.id)];
  switch (sort) {
    case "status":
      return descending ? [desc(result.status_rank), desc(check), desc(result.id)] : byStatus;
    case "title":
    case "object":
      return [direction(sql`places.place`), ...byStatus];
    case "changed":
      // The newest first and of these the worst, or exactly the other way round: by the index.
      return descending
        ? [desc(result.changed_at), ...byStatus]
        : [asc(result.changed_at), desc(result.status_rank), desc(check), desc(result.id)];
  }
}
