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
  /** Px or any CSS width; columns without one share what is left. */
  width?: number | string;
  /** Numbers stand at the end. Default `start`. */
  align?: "start" | "end";
  /** `clamp` wraps to two lines (titles), `cut` ends in an ellipsis, `free` leaves it to the cell. Default `cut`. */
  overflow?: "clamp" | "cut" | "free";
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
}
