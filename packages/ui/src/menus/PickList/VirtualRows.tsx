import { useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect } from "react";
import * as css from "./PickList.css.ts";
import type { PickOption } from "./pick.ts";
import { Row, type RowsProps } from "./Rows.tsx";

export interface VirtualRowsProps<O extends PickOption> extends RowsProps<O> {
  /** Told whether the marked entry is in the page: not before the list has been measured. */
  onMarkedDrawn: (drawn: boolean) => void;
}

/** Only the entries in view. Fetched when a list is longer than two hundred. */
export default function VirtualRows<O extends PickOption>(props: VirtualRowsProps<O>) {
  const { options, marked, rowHeight, scroller, onMarkedDrawn, ...rows } = props;
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 6,
    // The marked entry is what the list tells assistive technology it is at: it is always drawn.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const start = Math.max(0, startIndex - overscan);
      const end = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: end - start + 1 }, (_, at) => start + at);
      return marked < start
        ? [marked, ...range]
        : marked > end && marked < count
          ? [...range, marked]
          : range;
    },
  });
  useLayoutEffect(() => {
    if (scroller) virtualizer.scrollToIndex(marked, { align: "auto" });
  }, [virtualizer, scroller, marked]);
  const drawn = virtualizer.getVirtualItems();
  const isDrawn = drawn.some(({ index }) => index === marked);
  useLayoutEffect(() => {
    onMarkedDrawn(isDrawn);
    return () => onMarkedDrawn(false);
  }, [isDrawn, onMarkedDrawn]);

  return (
    <div role="none" className={css.canvas} style={{ height: virtualizer.getTotalSize() }}>
      {drawn.map(({ index, start }) => {
        const option = options[index];
        if (!option) return null;
        return (
          <Row
            key={option.id}
            {...rows}
            option={option}
            at={index}
            isMarked={index === marked}
            style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            of={options.length}
          />
        );
      })}
    </div>
  );
}
