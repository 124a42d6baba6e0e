import { TrendTable } from "../../figures/LineTrend/TrendTable.tsx";
import { ChartFrame, type TimeChartProps } from "../../internal/chart/ChartFrame.tsx";
import { readPoint } from "../../internal/chart/point-reading.ts";
import { useTableSwitch } from "../../internal/chart/use-table-switch.tsx";
import { Columns } from "./Columns.tsx";
import type { StackPart } from "./stack.ts";

/** The most parts a column has; with more, texture and label no longer tell them apart. */
export const mostParts = 8;

export interface StackedSeriesProps extends TimeChartProps {
  /** The parts of each column, the lowest first; at most eight. */
  series: readonly StackPart[];
}

/** Columns over time, each split into parts that texture and name tell apart before colour does, and the same as a table. */
export function StackedSeries(props: StackedSeriesProps) {
  const { title, note, label, series, points, pointLabel, tableLabel, ...other } = props;
  const { height = 236, format = String, describe, ...rest } = other;
  const { asTable, control } = useTableSwitch(tableLabel);
  const parts = series.slice(0, mostParts);
  return (
    <ChartFrame
      {...rest}
      control={control}
      height={height}
      note={note}
      nothing={!series.some(({ values }) => values.some((value) => value !== null))}
      title={title}
    >
      {(width) =>
        asTable ? (
          <TrendTable
            caption={label}
            format={format}
            pointLabel={pointLabel}
            points={points}
            series={parts}
          />
        ) : (
          <Columns
            describe={(point) => describe(readPoint(points, parts, point, format))}
            format={format}
            height={height}
            label={label}
            parts={parts}
            points={points}
            width={width}
          />
        )
      }
    </ChartFrame>
  );
}
