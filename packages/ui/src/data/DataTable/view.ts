import type { ReactNode } from "react";
import type { DataTableProps } from "./props.ts";
import type { TableItem } from "./rows/items.ts";
import type { Choose } from "./rows/use-selection.ts";

/** What a line asks of its table; the same functions between renders. */
export interface TableActions<T> {
  choose: Choose;
  open: (row: T) => void;
  expand: (id: string) => void;
  fold: (key: string) => void;
}

/** What both forms of a table, rows and list, are drawn from. */
export interface ViewProps<T> {
  table: DataTableProps<T>;
  items: ReadonlyArray<TableItem<T>>;
  actions: TableActions<T>;
  /** In the place of the rows. */
  missing: ReactNode;
}

/** Whether a row is open; undefined where it has nothing to show. */
export function openState<T>({ expansion }: DataTableProps<T>, id: string, row: T): boolean | undefined {
  if (!expansion || !(expansion.can?.(row) ?? true)) return undefined;
  return expansion.expanded.has(id);
}
