import { type ReactNode, useMemo } from "react";
import type { TableItem } from "../rows/items.ts";
import type { CellSpans } from "./merge.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { LinesInFrame, LinesInWindow } from "./VirtualLines.tsx";

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
}

/** The lines of a table, all of them or those near the view. */
export function TableBody<T>(props: TableBodyProps<T>) {
  if (!props.virtual) return <AllLines {...props} />;
  return props.frame === undefined ? <LinesInWindow {...props} /> : <LinesInFrame {...props} />;
}

function AllLines<T>({ items, draw, merge }: TableBodyProps<T>) {
  const { active, ...keys } = useRowFocus(items);
  const spans = useMemo(() => merge?.(items), [merge, items]);
  return (
    <tbody {...keys}>
      {items.map((item, line) => draw(item, line, line === active, spans?.get(item.id)))}
    </tbody>
  );
}
