import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./LineTrend.css.ts";
import type { TrendSeries } from "./scale.ts";

interface TrendTableProps {
  caption: string;
  series: readonly TrendSeries[];
  points: readonly string[];
  pointLabel: string;
  format: (value: number) => string;
}

/** The values of a chart: one row a point, one column a line. */
export function TrendTable({ caption, series, points, pointLabel, format }: TrendTableProps) {
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <caption className={hidden}>{caption}</caption>
        <thead>
          <tr>
            <th className={css.headCell} scope="col">
              {pointLabel}
            </th>
            {series.map(({ id, label }) => (
              <th className={css.headCell} key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point}>
              <th className={css.rowHead} scope="row">
                {point}
              </th>
              {series.map(({ id, values }) => (
                <td className={css.numberCell} key={id}>
                  {values[index] == null ? "–" : format(values[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
