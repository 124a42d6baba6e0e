import { cx } from "../../../internal/cx.ts";
import { SortDownIcon, SortUpIcon } from "../../../internal/icons.tsx";
import type { DataColumn, TableSelection, TableSort } from "../columns.ts";
import * as css from "../DataTable.css.ts";
import { SelectAll } from "./SelectAll.tsx";
import * as stickyCss from "./sticky.css.ts";

interface TableHeadProps<T> {
  columns: ReadonlyArray<DataColumn<T>>;
  sort: TableSort | null;
  onSort: (id: string) => void;
  selection: TableSelection | undefined;
  /** The rows the head's box stands for. */
  rows: ReadonlyArray<{ id: string }>;
  /** Rows have a button that opens them. */
  expands: boolean;
  /** Each line is laid out for itself. */
  apart: boolean;
}

/** Titles of the columns; those that sort are buttons, and say which way in `aria-sort`. */
export function TableHead<T>({ columns, sort, onSort, selection, rows, expands, apart }: TableHeadProps<T>) {
  return (
    <thead role={apart ? "rowgroup" : undefined}>
      <tr role={apart ? "row" : undefined}>
        {selection && (
          <th
            role={apart ? "columnheader" : undefined}
            className={cx(css.head, css.check, stickyCss.check)}
            scope="col"
          >
            <SelectAll selection={selection} rows={rows} />
          </th>
        )}
        {expands && (
          <td role={apart ? "cell" : undefined} className={cx(css.head, css.toggleCell, stickyCss.toggle)} />
        )}
        {columns.map((column, index) => (
          <Title
            key={column.id}
            column={column}
            lead={index === 0}
            sorted={sort?.id === column.id ? sort.descending : null}
            onSort={onSort}
            apart={apart}
          />
        ))}
      </tr>
    </thead>
  );
}

interface TitleProps<T> {
  column: DataColumn<T>;
  lead: boolean;
  /** Whether the order runs down; null where the column is not the one in order. */
  sorted: boolean | null;
  onSort: (id: string) => void;
  apart: boolean;
}

function Title<T>({ column, lead, sorted, onSort, apart }: TitleProps<T>) {
  const sortable = column.sortable || column.sortValue !== undefined;
  const down = sorted !== null && sorted !== (column.ranked ?? false);
  const order = sorted === null ? "none" : down ? "descending" : "ascending";
  return (
    <th
      role={apart ? "columnheader" : undefined}
      scope="col"
      className={cx(css.head, lead && stickyCss.lead, column.align === "end" && css.end)}
      aria-sort={sortable ? order : undefined}
    >
      {sortable ? (
        <button type="button" className={css.sort} onClick={() => onSort(column.id)}>
          {column.header}
          {sorted !== null && (down ? <SortDownIcon size={14} /> : <SortUpIcon size={14} />)}
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
