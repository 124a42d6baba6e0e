import { type ReactNode, useCallback, useRef, useState } from "react";
import { Delayed } from "../../feedback/Delayed/Delayed.tsx";
import { SkeletonRows } from "../../feedback/Skeleton/Skeleton.tsx";
import { cx } from "../../internal/cx.ts";
import { narrow } from "../../internal/media.ts";
import { useMedia } from "../../internal/use-media.ts";
import type { DataColumn, TableSelection, TableSort } from "./columns.ts";
import * as css from "./DataTable.css.ts";
import { NarrowList } from "./NarrowList.tsx";
import { TableBody } from "./TableBody.tsx";
import { TableHead } from "./TableHead.tsx";
import { TableRow } from "./TableRow.tsx";
import { useSortedRows } from "./use-sorted-rows.ts";

/** Row heights: evidence 36, one line 44, two lines 56 px. */
export const tableDensities = ["dense", "line", "double"] as const;
const heights = { dense: 36, line: 44, double: 56 };

const noIds: readonly string[] = [];

export interface DataTableProps<T> {
  /** Name of the table for assistive technology. */
  label: string;
  /** Keep the array and its functions the same between renders: a row is drawn again when they change. */
  columns: ReadonlyArray<DataColumn<T>>;
  rows: readonly T[];
  rowId: (row: T) => string;
  /** Default `line`. */
  density?: (typeof tableDensities)[number];
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
  /** Number of rows over all pages, told to assistive technology. */
  total?: number;
  /** Rows are on their way: skeleton rows after 300 ms where there are none to keep. */
  loading?: { label: string; rows?: number };
  /** In the place of the rows: what went wrong and how to try again. */
  error?: ReactNode;
  /** In the place of the rows when there are none: nothing yet, or nothing under these filters. */
  empty?: ReactNode;
  /** Draws a row as an entry of a list under 900 px. Without it the table stays a table and scrolls sideways. */
  renderNarrow?: (row: T) => ReactNode;
  /** Keeps the head in view under the top bar. Default true. */
  stickyHead?: boolean;
  /** `gutter` runs from rule to rule, `flush` starts where the text around it starts. Default `gutter`. */
  inset?: "gutter" | "flush";
  className?: string;
}

/** A table that sorts, selects, opens its rows by pointer and keys, and becomes a list on narrow screens. */
export function DataTable<T>(props: DataTableProps<T>) {
  const {
    label,
    columns,
    rows,
    rowId,
    density = "line",
    rowHref,
    onRowOpen,
    selection,
    renderNarrow,
  } = props;
  const { loading, error, empty, stickyHead = true, inset = "gutter", className } = props;
  const [ownSort, setOwnSort] = useState(props.defaultSort ?? null);
  const sort = props.sort === undefined ? ownSort : props.sort;
  const sorted = useSortedRows(rows, rowId, columns, sort);
  const isNarrow = useMedia(narrow);
  const linkColumn = props.linkColumn ?? columns[0]?.id;
  const span = columns.length + (selection ? 1 : 0);

  const onSort = (id: string) => {
    const next = { id, descending: sort?.id === id && !sort.descending };
    setOwnSort(next);
    props.onSortChange?.(next);
  };

  // Kept the same between renders, so that choosing one row draws one row again.
  const latest = useRef({ selection, onRowOpen });
  latest.current = { selection, onRowOpen };
  const check = useCallback((id: string) => {
    const now = latest.current.selection;
    if (!now) return;
    const next = new Set(now.selected);
    if (!next.delete(id)) next.add(id);
    now.onChange(next);
  }, []);
  const open = useCallback((row: T) => latest.current.onRowOpen?.(row), []);

  const missing =
    error ?? (sorted.length > 0 ? null : loading ? <Waiting {...loading} density={density} /> : empty);
  if (isNarrow && renderNarrow) {
    return missing ? (
      <div className={className}>{missing}</div>
    ) : (
      <div className={className} aria-busy={loading ? true : undefined}>
        <NarrowList label={label} rows={sorted} href={rowHref} onOpen={onRowOpen} render={renderNarrow} />
      </div>
    );
  }

  return (
    <div className={cx(css.frame, className)}>
      <table
        className={cx(css.table, css.density[density], css.inset[inset])}
        aria-label={label}
        aria-busy={loading ? true : undefined}
        aria-rowcount={(props.total ?? sorted.length) + 1}
      >
        <colgroup>
          {selection && <col className={css.checkWidth} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={width === undefined ? undefined : { width }} />
          ))}
        </colgroup>
        <TableHead
          {...{ columns, sort, onSort, selection }}
          ids={selection ? sorted.map(({ id }) => id) : noIds}
          sticky={stickyHead && !isNarrow}
        />
        {!missing && (
          <TableBody
            rows={sorted}
            rowHeight={heights[density]}
            span={span}
            draw={({ id, row }, index, measure) => (
              <TableRow
                key={id}
                {...{ row, id, index, columns, linkColumn }}
                href={rowHref?.(row)}
                onOpen={onRowOpen && open}
                chosen={selection?.selected.has(id) ?? false}
                checkLabel={selection?.rowLabel(id)}
                onCheck={selection && check}
                entry={index === 0}
                rowRef={measure}
              />
            )}
          />
        )}
      </table>
      {missing}
    </div>
  );
}

function Waiting({ label, rows, density }: { label: string; rows?: number; density: keyof typeof heights }) {
  return (
    <Delayed>
      <SkeletonRows label={label} rows={rows} rowHeight={density} className={css.waiting} />
    </Delayed>
  );
}
