import type { ReactNode } from "react";

/** One column of a table. */
export interface DataColumn<T> {
  id: string;
  header: ReactNode;
  cell: (row: T) => ReactNode;
  /** What the column sorts by in the browser; without it, and without `sortable`, its title is plain text. */
  sortValue?: (row: T) => string | number | null | undefined;
  /** The server sorts by this column. */
  sortable?: boolean;
  /**
   * The column sorts by a rank, of which a smaller one is more: rank 1 is the worst result. What the order calls
   * ascending then stands worst first, so the arrow points down and `aria-sort` says descending.
   */
  ranked?: boolean;
  /** Px or any CSS width; columns without one share what is left. */
  width?: number | string;
  /**
   * The column leaves where there is no room to read all of them; the last that yields leaves first. For what a row's
   * own page says too, and not for the column that carries the link. Default: it stays.
   */
  yields?: boolean;
  /** Numbers stand at the end. Default `start`. */
  align?: "start" | "end";
  /** `clamp` wraps to two lines (titles), `cut` ends in an ellipsis, `free` leaves it to the cell. Default `cut`. */
  overflow?: "clamp" | "cut" | "free";
  /** Drawn where `cell` has nothing: null, undefined or an empty text. */
  none?: ReactNode;
  /** Neighbours of equal value share one cell, which stays in view with any of them; null shares with nobody. */
  mergeBy?: (row: T) => string | number | null;
}

export interface TableSort {
  id: string;
  descending: boolean;
}

export interface TableSelection {
  /** Ids of the chosen rows. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of the box in the head. */
  allLabel: string;
  /** Name of a row's box. */
  rowLabel: (id: string) => string;
  /** Over the head while rows are chosen: a `BulkBar`. */
  bar?: ReactNode;
}

/** Rows that belong together stand under a row of their own, which folds them away. */
export interface TableGroups<T> {
  /**
   * Key of the group a row belongs to, or the keys from the outermost group inwards where groups nest. Groups stand in
   * the order their first rows have.
   */
  by: (row: T) => string | readonly string[];
  /** What the group's row says; `depth` is 0 for an outermost group. */
  header: (key: string, rows: readonly T[], depth: number) => ReactNode;
  /** Keys of the groups folded away. Without it the groups do not fold. */
  folded?: ReadonlySet<string>;
  onFoldedChange?: (folded: ReadonlySet<string>) => void;
}

/** Rows that open below themselves. */
export interface TableExpansion<T> {
  /** Ids of the rows that are open. */
  expanded: ReadonlySet<string>;
  onChange: (expanded: ReadonlySet<string>) => void;
  /** What stands below an open row. */
  render: (row: T) => ReactNode;
  /** Name of a row's button, such as "Details of _adr_uid". */
  label: (row: T) => string;
  /** Rows without anything to show have no button. Default: all have one. */
  can?: (row: T) => boolean;
}

/** The set with one entry put in, or taken out where it was in. */
export function toggled(set: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
