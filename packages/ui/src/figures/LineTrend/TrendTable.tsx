import { ChartTable, noValue } from "../../internal/chart/ChartTable.tsx";
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
    <ChartTable
      caption={caption}
      columns={[
        // A series may carry any id; the first column's never meets one.
        { id: "", label: pointLabel },
        ...series.map(({ id, label }) => ({ id: `of ${id}`, label, number: true })),
      ]}
      rows={points.map((point, index) => ({
        id: `${index}`,
        cells: [
          point,
          ...series.map(({ values }) => (values[index] == null ? noValue : format(values[index]))),
        ],
      }))}
    />
  );
}
