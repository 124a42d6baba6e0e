import { lazy, Suspense } from "react";
import type { TimeChartProps } from "../../internal/chart/ChartFrame.tsx";
import { TimeChartFrame } from "../../internal/chart/TimeChartFrame.tsx";
import type { TrendSeries } from "./scale.ts";

// A trend stands low on its page: the first view does not wait for what draws it. The frame keeps its height.
const Lines = lazy(() => import("./Lines.tsx").then((part) => ({ default: part.Lines })));
const TrendTable = lazy(() => import("./TrendTable.tsx").then((part) => ({ default: part.TrendTable })));

/** The most lines one chart shows: as many as there are looks to tell them apart. */
const mostSeries = 5;

export interface LineTrendProps extends TimeChartProps {
  /** At most five lines; further ones are left out. */
  series: readonly TrendSeries[];
  /** Lowest and highest value that can occur. Default 0 and 100. */
  bounds?: readonly [number, number];
}

/** Lines over time with their names at the ends, and the same values as a table. */
export function LineTrend({
  label,
  series,
  points,
  pointLabel,
  bounds = [0, 100],
  height = 236,
  format = String,
  describe,
  ...rest
}: LineTrendProps) {
  const shown = series.slice(0, mostSeries);

  return (
    <TimeChartFrame {...rest} height={height} series={series}>
      {(width, asTable) => (
        <Suspense>
          {asTable ? (
            <TrendTable
              caption={label}
              format={format}
              pointLabel={pointLabel}
              points={points}
              series={shown}
            />
          ) : (
            <Lines
              bounds={bounds}
              describe={describe}
              format={format}
              height={height}
              label={label}
              points={points}
              series={shown}
              width={width}
            />
          )}
        </Suspense>
      )}
    </TimeChartFrame>
  );
}
