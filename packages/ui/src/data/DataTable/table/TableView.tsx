import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from "react";
import { cx } from "../../../internal/cx.ts";
import { usePrinting } from "../../../internal/hooks/use-printing.ts";
import { ScrollFrame } from "../../ScrollFrame/ScrollFrame.tsx";
import type { TableSort } from "../columns.ts";
import * as css from "../DataTable.css.ts";
import type { TableItem } from "../rows/items.ts";
import type { KeyedRow } from "../rows/keyed-row.ts";
import type { ViewProps } from "../view.ts";
import * as lines from "./lines.css.ts";
import { mergeCells } from "./merge.ts";
import * as printCss from "./print.css.ts";
import { beforeWidth, lineHeights, readableWidth, tracksOf, virtualFrom, widthsBefore } from "./sizes.ts";
import * as stickyCss from "./sticky.css.ts";
import { TableBody } from "./TableBody.tsx";
import { TableHead } from "./TableHead.tsx";
import { tableLine } from "./TableLine.tsx";

interface TableViewProps<T> extends ViewProps<T> {
  sort: TableSort | null;
  onSort: (id: string) => void;
  /** All rows, in the order shown. */
  sorted: ReadonlyArray<KeyedRow<T>>;
  isNarrow: boolean;
}

/** The table as rows and columns. */
export function TableView<T>(props: TableViewProps<T>) {
  const { table, items, actions, missing, sort, onSort, sorted, isNarrow } = props;
  const {
    label,
    columns,
    selection,
    groups,
    expansion,
    density = "line",
    stickyHead = true,
    inset = "gutter",
  } = table;
  // State, not a ref: the rows near its view are drawn once the frame is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const inFrame = table.frame !== undefined;
  const extra = (selection ? 1 : 0) + (expansion ? 1 : 0);
  const span = columns.length + extra;
  const merge = useMemo(
    () =>
      columns.some(({ mergeBy }) => mergeBy)
        ? (lines: ReadonlyArray<TableItem<T>>) => mergeCells(lines, columns)
        : undefined,
    [columns],
  );
  const bar = selection !== undefined && selection.selected.size > 0 && selection.bar;
  const before = selection ? (expansion ? "both" : "check") : expansion && "toggle";
  // Lines of a long table lie each for itself: one that comes into view moves no other. Shared cells need a table.
  // A table that was long stays as it is, so that a filter changes words and builds no other table.
  const wasLong = useRef(false);
  const printing = usePrinting();
  wasLong.current = items.length > virtualFrom || (wasLong.current && !merge);
  // Paper shows every line.
  const virtual = wasLong.current && !printing;
  const tracks = virtual && !merge ? tracksOf(columns, widthsBefore(selection, expansion)) : null;
  const apart = tracks !== null;
  const uniform = !groups && !expansion && columns.every(({ overflow = "cut" }) => overflow === "cut");
  const recycled = virtual && uniform;
  const sticky = inFrame || (stickyHead && !isNarrow);

  const drawn = (
    <table
      className={cx(
        css.table,
        printCss.paper,
        columns.length > printCss.UPRIGHT_COLUMNS && printCss.wide,
        css.density[density],
        css.inset[inset],
        sticky && stickyCss.sticky,
        Boolean(bar) && !inFrame && stickyCss.underBar,
        inFrame && stickyCss.pinned,
        inFrame && before && stickyCss.pinnedAfter[before],
        apart && lines.apart,
      )}
      role={apart ? "table" : undefined}
      style={{
        ...(inFrame || isNarrow
          ? { minWidth: readableWidth(columns, beforeWidth(selection, expansion)) }
          : undefined),
        ...(apart ? { [lines.tracks]: tracks } : undefined),
      }}
      aria-label={label}
      aria-busy={table.loading ? true : undefined}
      aria-rowcount={(table.total ?? items.length) + 1}
    >
      <colgroup>
        {selection && <col className={css.checkWidth} />}
        {expansion && <col className={selection ? css.toggleWidth.after : css.toggleWidth.first} />}
        {columns.map(({ id, width }) => (
          <col key={id} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <TableHead
        {...{ columns, sort, onSort, selection, apart }}
        rows={sorted}
        expands={expansion !== undefined}
      />
      {!missing && (
        <TableBody
          items={items}
          rowHeight={lineHeights[density]}
          uniform={uniform}
          span={span}
          frame={inFrame ? scroller : undefined}
          frameHeight={table.frame}
          merge={merge}
          apart={apart}
          virtual={virtual}
          draw={(item, line, entry, spans, measure) =>
            tableLine({ table, item, line, entry, measure, actions, span, spans, apart, recycled })
          }
        />
      )}
    </table>
  );
  return (
    <>
      {bar && <div className={cx(stickyCss.bar, sticky && !inFrame && stickyCss.barSticky)}>{bar}</div>}
      <Frame label={label} height={table.frame} scrolls={inFrame || isNarrow} onFrame={setScroller}>
        {drawn}
      </Frame>
      {missing}
    </>
  );
}

interface FrameProps {
  label: string;
  height: number | string | undefined;
  scrolls: boolean;
  onFrame: (frame: HTMLElement | null) => void;
  children: ReactNode;
}

/** A scrolling frame would hold the head in the window's place: it stands only where something has to scroll. */
function Frame({ label, height, scrolls, onFrame, children }: FrameProps) {
  if (!scrolls) return children;
  const style: CSSProperties | undefined = height === undefined ? undefined : { maxHeight: height };
  return (
    <ScrollFrame ref={onFrame} label={label} style={style}>
      {children}
    </ScrollFrame>
  );
}
