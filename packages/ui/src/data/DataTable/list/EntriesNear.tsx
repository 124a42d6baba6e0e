import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { TableItem } from "../rows/items.ts";

/** Px an entry has until it is measured: status and owner, a title of one line, a citation. */
const ENTRY = 100;

export interface EntriesNearProps<T> {
  items: ReadonlyArray<TableItem<T>>;
  draw: (item: TableItem<T>, line: number, measure?: (node: Element | null) => void) => ReactNode;
}

/** The entries near the view. */
export function EntriesNear<T>({ items, draw }: EntriesNearProps<T>) {
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
