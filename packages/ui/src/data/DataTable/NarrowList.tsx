import type { ReactNode } from "react";
import { Link } from "../../internal/Link.tsx";
import * as css from "./DataTable.css.ts";
import type { KeyedRow } from "./use-sorted-rows.ts";

interface NarrowListProps<T> {
  label: string;
  rows: ReadonlyArray<KeyedRow<T>>;
  href: ((row: T) => string) | undefined;
  onOpen: ((row: T) => void) | undefined;
  render: (row: T) => ReactNode;
}

/** Under 900 px a row is an entry of a list; the whole of it opens. */
export function NarrowList<T>({ label, rows, href, onOpen, render }: NarrowListProps<T>) {
  return (
    <ul aria-label={label} className={css.narrowList}>
      {rows.map(({ id, row }) => (
        <li key={id} className={css.narrowItem}>
          {href ? (
            <Link href={href(row)} className={css.narrowRow}>
              {render(row)}
            </Link>
          ) : onOpen ? (
            <button type="button" className={css.narrowRow} onClick={() => onOpen(row)}>
              {render(row)}
            </button>
          ) : (
            <div className={css.narrowRow}>{render(row)}</div>
          )}
        </li>
      ))}
    </ul>
  );
}
