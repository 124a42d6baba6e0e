import type { RowsAsked } from "@candor/api/entities";
import type { Field } from "../address/index.ts";

/** What a reader made of a table: tab, search, filters, order. */
export type TableState = RowsAsked;

export const TABLE_START: TableState = { view: null, search: "", filters: {}, sort: null, descending: false };

const said = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Chosen values of an evidence table's columns as one parameter: `owner:AdReach,Metricly;purpose:advertising`. */
export const tableFilters = (name: string): Field<TableState["filters"]> => ({
  name,
  initial: {},
  read: (text) => {
    const value: Record<string, string[]> = {};
    const unknown: string[] = [];
    for (const part of text.split(";").filter(Boolean)) {
      const [key = "", ...rest] = part.split(":");
      const values = rest.join(":").split(",").map(said);
      const fits = /^[A-Za-z]\w{0,63}$/.test(key) && values.every((one) => one !== null && one !== "");
      if (fits) value[key] = values as string[];
      else unknown.push(part);
    }
    return { value, unknown: unknown.join(";") || null };
  },
  write: (value) =>
    Object.entries(value)
      .filter(([, chosen]) => chosen.length > 0)
      .map(([key, chosen]) => `${key}:${chosen.map(encodeURIComponent).join(",")}`)
      .join(";") || null,
});
