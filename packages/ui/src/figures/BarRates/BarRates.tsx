import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import { hidden } from "../../theme/hidden.css.ts";
import { TickBar } from "../TickProgress/TickBar.tsx";
import * as css from "./BarRates.css.ts";

/** One rate. */
export interface Rate {
  id: string;
  label: string;
  /** 0-100. */
  value: number;
  /** The rate as written, such as "78%". */
  text: string;
}

export interface BarRatesProps extends Omit<ComponentProps<"table">, "children"> {
  /** What the rates are, read aloud before them. */
  caption: string;
  rates: readonly Rate[];
}

/** Rates as bars of ticks. It is a table as it stands: the name and the number are written in each row. */
export function BarRates({ caption, rates, className, ...rest }: BarRatesProps) {
  return (
    <table {...rest} className={cx(css.table, className)}>
      <caption className={hidden}>{caption}</caption>
      <tbody className={css.body}>
        {rates.map(({ id, label, value, text }) => (
          <tr className={css.row} key={id}>
            <th className={css.name} scope="row" title={label}>
              {label}
            </th>
            <td aria-hidden="true" className={css.ticks}>
              <TickBar size="dense" value={value} />
            </td>
            <td className={css.rate}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
