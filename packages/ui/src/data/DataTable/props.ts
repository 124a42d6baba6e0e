import type { ReactNode } from "react";
import type { DataColumn, TableExpansion, TableGroups, TableSelection, TableSort } from "./columns.ts";

/** Row heights: evidence 36, one line 44, two lines 56 px. */
export const tableDensities = ["dense", "line", "double"] as const;
export type TableDensity = (typeof tableDensities)[number];

export interface DataTableProps<T> {
  /** Name of the table for assistive technology. */
  label: string;
  /** Keep the array and its functions the same between renders: a row is drawn again when they change. */
  columns: ReadonlyArray<DataColumn<T>>;
  rows: readonly T[];
  /** The same function between renders. */
  rowId: (row: T) => string;
  /** Default `line`. */
  density?: TableDensity;
  /** Where a row leads: its first, or its `linkColumn`'s, cell becomes the link; a press anywhere follows it. */
  rowHref?: (row: T) => string;
  linkColumn?: string;
  /** What a press on a row does where it leads nowhere. */
  onRowOpen?: (row: T) => void;
  /** Order in force. Without it the table keeps its own, starting from `defaultSort`. */
  sort?: TableSort | null;
  defaultSort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  selection?: TableSelection;
  groups?: TableGroups<T>;
  expansion?: TableExpansion<T>;
  /** Number of rows over all pages, told to assistive technology. */
  total?: number;
  /** Rows are on their way: skeleton rows after 300 ms where there are none to keep. */
  loading?: { label: string; rows?: number };
  /** In the place of the rows: what went wrong and how to try again. */
  error?: ReactNode;
  /** In the place of the rows when there are none: nothing yet, or nothing under these filters. */
  empty?: ReactNode;
  /**
   * Draws a row as an entry of a list: under 900 px, and where the columns that stay have no room to be read. Without
   * it the table stays a table and scrolls sideways.
   */
  renderNarrow?: (row: T) => ReactNode;
  /** Keeps the head in view under the top bar. Default true. */
  stickyHead?: boolean;
  /**
   * Height of a frame of its own that the table scrolls in, px or any CSS length; its head and its first column
   * stay in view. For tables wider than the page: give each column a width. Without it the window scrolls.
   */
  frame?: number | string;
  /** `gutter` runs from rule to rule, `flush` starts where the text around it starts. Default `gutter`. */
  inset?: "gutter" | "flush";
  className?: string;
}
