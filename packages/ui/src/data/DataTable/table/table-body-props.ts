import type { ReactNode } from "react";
import type { TableItem } from "../rows/items.ts";
import type { CellSpans } from "./merge.ts";
import type { useRowFocus } from "./use-row-focus.ts";

/** What the lines of a table are drawn from. */
export interface TableBodyProps<T> {
  items: ReadonlyArray<TableItem<T>>;
  /** Height in px a line has until it is measured. */
  rowHeight: number;
  /** All lines are of one height. */
  uniform: boolean;
  /** Cells of one row, for the spacers. */
  span: number;
  draw: (
    item: TableItem<T>,
    line: number,
    entry: boolean,
    spans: CellSpans | undefined,
    measure?: (node: Element | null) => void,
  ) => ReactNode;
  /** Which cells neighbouring lines share; undefined where no column merges any. The same between renders. */
  merge: ((items: ReadonlyArray<TableItem<T>>) => ReadonlyMap<string, CellSpans>) | undefined;
  /** Each line is laid out for itself. */
  apart: boolean;
  /** Only the lines near the view are drawn, where there are many. */
  virtual: boolean;
  /** The frame that scrolls in the window's place; null until it is there. */
  frame?: HTMLElement | null;
  /** Height it is given, px or any CSS length. */
  frameHeight?: number | string | undefined;
}

/** What draws the lines, all or some of them, with the line that has the focus. */
export interface LinesProps<T> extends TableBodyProps<T> {
  focus: ReturnType<typeof useRowFocus>;
}
