import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { hidden } from "../../theme/hidden.css.ts";
import { TickBar } from "../TickProgress/TickBar.tsx";
import * as css from "./BarRates.css.ts";

/** One rate. */
export interface Rate {
  id: string;
  label: string;
  /** 0-100; null where nothing was rated. */
  value: number | null;
  /** The rate as written, such as "78%", or "–"; it may be a link to what was rated. */
  text: ReactNode;
}

export interface BarRatesProps extends Omit<ComponentProps<"table">, "children"> {
  /** What the rates are, read aloud before them. */
  caption: string;
  rates: readonly Rate[];
  /** The rates are on their way: five rows keep their place. Read aloud, such as "Loading rates". */
  loading?: string;
  /** Stands in the place of the rows when there are none. */
  empty?: ReactNode;
}

const waiting = ["a", "b", "c", "d", "e"];

/** Rates as bars of ticks. It is a table as it stands: the name and the number are written in each row. */
export function BarRates({ caption, rates, loading, empty, className, ...rest }: BarRatesProps) {
  return (
    <table {...rest} className={cx(css.table, className)}>
      <caption className={hidden}>{caption}</caption>
      <tbody className={css.body}>
        {loading && (
          <tr className={css.only}>
            <td className={hidden}>
              <span role="status">{loading}</span>
            </td>
          </tr>
        )}
        {loading &&
          waiting.map((row) => (
            <tr className={css.row} key={row}>
              <td aria-hidden="true" className={css.ticks}>
                <span className={css.place} />
              </td>
              <td aria-hidden="true" className={css.ticks}>
                <TickBar size="dense" value={0} />
              </td>
            </tr>
          ))}
        {!loading && rates.length === 0 && empty && (
          <tr className={css.only}>
            <td className={css.ticks}>{empty}</td>
          </tr>
        )}
        {!loading &&
          rates.map(({ id, label, value, text }) => (
            <tr className={css.row} key={id}>
              <th className={css.name} scope="row" title={label}>
                <bdi className={css.words}>{label}</bdi>
              </th>
              <td aria-hidden="true" className={css.ticks}>
                <TickBar size="dense" value={value ?? 0} />
              </td>
              <td className={css.rate}>{text}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
