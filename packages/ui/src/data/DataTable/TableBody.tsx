import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import * as css from "./DataTable.css.ts";
import { moveBetweenRows } from "./row-keys.ts";
import type { KeyedRow } from "./use-sorted-rows.ts";

/** Rows above which only those near the view are drawn. */
export const virtualFrom = 200;

interface TableBodyProps<T> {
  rows: ReadonlyArray<KeyedRow<T>>;
  /** Height in px a row has until it is measured. */
  rowHeight: number;
  /** Cells of one row, for the spacers. */
  span: number;
  draw: (item: KeyedRow<T>, index: number, measure?: (node: Element | null) => void) => ReactNode;
}

/** The rows, all of them or those near the view. */
export function TableBody<T>(props: TableBodyProps<T>) {
  if (props.rows.length > virtualFrom) return <VirtualBody {...props} />;
  return (
    <tbody className={css.body} onKeyDown={moveBetweenRows}>
      {props.rows.map((item, index) => props.draw(item, index))}
    </tbody>
  );
}

function VirtualBody<T>({ rows, rowHeight, span, draw }: TableBodyProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
    scrollMargin,
  });
  const items = virtual.getVirtualItems();
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);

  return (
    <tbody ref={body} className={css.body} onKeyDown={moveBetweenRows}>
      <Spacer height={before} span={span} />
      {items.map(({ index }) => {
        const item = rows[index];
        return item && draw(item, index, virtual.measureElement);
      })}
      <Spacer height={after} span={span} />
    </tbody>
  );
}

/** Takes the place of the rows that are not drawn. */
function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the row is empty and takes no focus
    <tr aria-hidden="true">
      <td colSpan={span} className={css.spacer} style={{ height }} />
    </tr>
  );
}
