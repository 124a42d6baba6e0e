import { sql } from "../drizzle.ts";
import { type ExtraConfigColumn, index } from "../pg-core.ts";

/** Finds rows of which one of the columns holds a text anywhere, whatever its case: by the runs of three characters in it. */
export const searchedIn = (name: string, ...columns: ExtraConfigColumn[]) => {
  const [first, ...others] = columns.map((column) => column.op("gin_trgm_ops"));
  if (!first) throw new Error(`${name} searches no column`);
  return index(name).using("gin", first, ...others);
};

/** Holds what can be a Chinese name: those are read whole to find one by its sound. */
export const chineseIn = (name: string, column: ExtraConfigColumn) =>
  index(name).on(column).where(sql`${column} ~ '[\u4e00-\u9fff]'`);
