import { Checkbox } from "../../forms/Checkbox/Checkbox.tsx";
import { cx } from "../../internal/cx.ts";
import { SortDownIcon, SortUpIcon } from "../../internal/icons.tsx";
import type { DataColumn, TableSelection, TableSort } from "./columns.ts";
import * as css from "./DataTable.css.ts";

interface TableHeadProps<T> {
  columns: ReadonlyArray<DataColumn<T>>;
  sort: TableSort | null;
  onSort: (id: string) => void;
  selection: TableSelection | undefined;
  /** Ids of the rows the head's box stands for. */
  ids: readonly string[];
  sticky: boolean;
}

/** Titles of the columns; those that sort are buttons, and say which way in `aria-sort`. */
export function TableHead<T>({ columns, sort, onSort, selection, ids, sticky }: TableHeadProps<T>) {
  return (
    <thead className={cx(sticky && css.sticky)}>
      <tr>
        {selection && (
          <th className={cx(css.head, css.check)} scope="col">
            <SelectAll selection={selection} ids={ids} />
          </th>
        )}
        {columns.map((column) => {
          const sorted = sort?.id === column.id ? (sort.descending ? "descending" : "ascending") : undefined;
          const sortable = column.sortable || column.sortValue !== undefined;
          return (
            <th
              key={column.id}
              scope="col"
              className={cx(css.head, column.align === "end" && css.end)}
              aria-sort={sorted ?? (sortable ? "none" : undefined)}
            >
              {sortable ? (
                <button type="button" className={css.sort} onClick={() => onSort(column.id)}>
                  {column.header}
                  {sorted === "ascending" && <SortUpIcon size={14} />}
                  {sorted === "descending" && <SortDownIcon size={14} />}
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SelectAll({ selection, ids }: { selection: TableSelection; ids: readonly string[] }) {
  const count = ids.filter((id) => selection.selected.has(id)).length;
  const all = count > 0 && count === ids.length;
  const toggle = () => {
    const next = new Set(selection.selected);
    for (const id of ids) {
      if (all) next.delete(id);
      else next.add(id);
    }
    selection.onChange(next);
  };
  return (
    <Checkbox
      aria-label={selection.allLabel}
      checked={all}
      indeterminate={count > 0 && !all}
      onChange={toggle}
    />
  );
}
