import { TrendTable } from "../../figures/LineTrend/TrendTable.tsx";
import type { TimeChartProps } from "../../internal/chart/ChartFrame.tsx";
import { readPoint } from "../../internal/chart/point-reading.ts";
import { TimeChartFrame } from "../../internal/chart/TimeChartFrame.tsx";
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
  const { label, series, points, pointLabel, height = 236, format = String, describe, ...rest } = props;
  const parts = series.slice(0, mostParts);
  return (
    <TimeChartFrame {...rest} height={height} series={series}>
      {(width, asTable) =>
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
    </TimeChartFrame>
  );
}
