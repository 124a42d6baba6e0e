import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { TableItem } from "../rows/items.ts";
import { virtualFrom } from "../table/sizes.ts";
import * as css from "./NarrowList.css.ts";

/** Px an entry has until it is measured: status and owner, a title of one line, a citation. */
const ENTRY = 100;

type Measure = (node: Element | null) => void;

interface NarrowListProps<T> {
  label: string;
  items: ReadonlyArray<TableItem<T>>;
  draw: (item: TableItem<T>, line: number, measure?: Measure) => ReactNode;
  busy: boolean;
}

/** Under 900 px a table is a list: all entries, or those near the view. */
export function NarrowList<T>({ label, items, draw, busy }: NarrowListProps<T>) {
  return (
    <ul aria-label={label} aria-busy={busy || undefined} className={css.list}>
      {items.length <= virtualFrom ? (
        items.map((item, line) => draw(item, line))
      ) : (
        <Near items={items} draw={draw} />
      )}
    </ul>
  );
}

function Near<T>({ items, draw }: Pick<NarrowListProps<T>, "items" | "draw">) {
  const first = useRef<HTMLLIElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    if (first.current) setMargin(first.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ENTRY,
    getItemKey: (line) => items[line]?.id ?? line,
    overscan: 6,
    scrollMargin: margin,
  });
  const drawn = virtual.getVirtualItems();
  const before = (drawn[0]?.start ?? margin) - margin;
  const after = virtual.getTotalSize() - ((drawn.at(-1)?.end ?? margin) - margin);
  return (
    <>
      <li ref={first} aria-hidden="true" style={{ height: before }} />
      {drawn.map(({ index }) => {
        const item = items[index];
        return item && draw(item, index, virtual.measureElement);
      })}
      <li aria-hidden="true" style={{ height: after }} />
    </>
  );
}
