import type { ReactNode } from "react";
import { hidden } from "../../theme/hidden.css.ts";
import { cx } from "../cx.ts";
import * as css from "./ChartTable.css.ts";

/** A value that was not measured. */
export const noValue = "–";

interface ChartTableProps {
  /** Read aloud before the table. */
  caption: string;
  /** Heads of the columns; `number` ones are right-aligned. */
  columns: ReadonlyArray<{ id: string; label: string; number?: boolean }>;
  /** One cell a column; the first names the row. */
  rows: ReadonlyArray<{ id: string; cells: readonly ReactNode[]; current?: boolean }>;
}

/** The equal of a chart: every value it draws, in rows. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    // A wide table scrolls in its place; the focus makes that possible without a pointer.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard.
    <section aria-label={caption} className={css.scroller} tabIndex={0}>
      <table className={css.table}>
        <caption className={hidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label, number }) => (
              <th className={cx(css.headCell, number && css.number)} key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, current }) => (
            <tr className={cx(current && css.current)} key={id}>
              {cells.map((cell, index) => {
                const column = columns[index];
                return index === 0 ? (
                  <th className={css.rowHead} key={column?.id} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td className={cx(css.textCell, column?.number && css.number)} key={column?.id}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
