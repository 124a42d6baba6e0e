import { useCallback, useMemo, useRef, useState } from "react";
import { Delayed } from "../../feedback/Delayed/Delayed.tsx";
import { SkeletonRows } from "../../feedback/Skeleton/Skeleton.tsx";
import { useMedia } from "../../internal/hooks/use-media.ts";
import { narrow } from "../../internal/media.ts";
import { toggled } from "./columns.ts";
import * as css from "./DataTable.css.ts";
import { ListView } from "./list/ListView.tsx";
import type { DataTableProps, TableDensity } from "./props.ts";
import { layOut } from "./rows/items.ts";
import { useSelection } from "./rows/use-selection.ts";
import { useSortedRows } from "./rows/use-sorted-rows.ts";
import { beforeWidth, without } from "./table/sizes.ts";
import { TableView } from "./table/TableView.tsx";
import { useLeaving } from "./table/use-leaving.ts";

/**
 * A table that sorts, selects, opens its rows by pointer and keys. Columns that yield leave where there is no room for
 * them; where those that stay have none, and on narrow screens, it becomes a list.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { columns, rows, rowId, selection, groups, expansion, loading, density = "line" } = props;
  const [ownSort, setOwnSort] = useState(props.defaultSort ?? null);
  const sort = props.sort === undefined ? ownSort : props.sort;
  const sorted = useSortedRows(rows, rowId, columns, sort);
  const place = useRef<HTMLDivElement>(null);
  const screenIsNarrow = useMedia(narrow);
  const leaving = useLeaving(
    place,
    columns,
    beforeWidth(selection, expansion),
    screenIsNarrow || props.frame !== undefined,
  );
  const isNarrow = screenIsNarrow || leaving === null;
  const shown = useMemo(() => without(columns, leaving ?? 0), [columns, leaving]);
  const { by, folded } = groups ?? {};
  const { expanded, can } = expansion ?? {};
  const items = useMemo(
    () => layOut(sorted, by && { by, folded }, expanded && { expanded, can }),
    [sorted, by, folded, expanded, can],
  );

  const onSort = (id: string) => {
    const next = { id, descending: sort?.id === id && !sort.descending };
    setOwnSort(next);
    props.onSortChange?.(next);
  };

  // Kept the same between renders, so that what happens to one row draws one row again.
  const choose = useSelection(selection, sorted);
  const latest = useRef(props);
  latest.current = props;
  const actions = useMemo(
    () => ({
      choose,
      open: (row: T) => latest.current.onRowOpen?.(row),
      expand: (id: string) => {
        const now = latest.current.expansion;
        now?.onChange(toggled(now.expanded, id));
      },
      fold: (key: string) => {
        const now = latest.current.groups;
        now?.onFoldedChange?.(toggled(now.folded ?? new Set(), key));
      },
    }),
    [choose],
  );
  const clear = useCallback(() => latest.current.selection?.onChange(new Set()), []);

  const missing =
    props.error ??
    (sorted.length > 0 ? null : loading ? <Waiting {...loading} density={density} /> : props.empty);
  const view = { table: shown === columns ? props : { ...props, columns: shown }, items, actions, missing };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the bar's own button
    <div
      ref={place}
      className={props.className}
      onKeyDown={(event) =>
        event.key === "Escape" && !event.defaultPrevented && selection?.selected.size && clear()
      }
    >
      {isNarrow && props.renderNarrow ? (
        <ListView {...view} render={props.renderNarrow} />
      ) : (
        <TableView {...view} sort={sort} onSort={onSort} sorted={sorted} isNarrow={isNarrow} />
      )}
    </div>
  );
}

interface WaitingProps {
  label: string;
  rows?: number;
  density: TableDensity;
}

function Waiting({ label, rows, density }: WaitingProps) {
  return (
    <Delayed>
      <SkeletonRows label={label} rows={rows} rowHeight={density} className={css.waiting} />
    </Delayed>
  );
}
