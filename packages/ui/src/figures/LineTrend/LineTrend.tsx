import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import { Switch } from "../../forms/Switch/Switch.tsx";
import { ChartFrame, type ChartStates } from "../../internal/chart/ChartFrame.tsx";
import type { TrendSeries } from "./scale.ts";

// A trend stands low on its page: the first view does not wait for what draws it. The frame keeps its height.
const Lines = lazy(() => import("./Lines.tsx").then((part) => ({ default: part.Lines })));
const TrendTable = lazy(() => import("./TrendTable.tsx").then((part) => ({ default: part.TrendTable })));

/** The most lines one chart shows: as many as there are looks to tell them apart. */
const mostSeries = 5;

export interface LineTrendProps extends Omit<ComponentProps<"figure">, "title" | "children">, ChartStates {
  /** What is shown; pass a heading element where the page outlines it. */
  title: ReactNode;
  /** Quiet text after the title. */
  note?: ReactNode;
  /** Reads the chart aloud in one sentence. */
  label: string;
  /** At most five lines; further ones are left out. */
  series: readonly TrendSeries[];
  /** Names of the points, oldest first. */
  points: readonly string[];
  /** Heads the first column of the table. */
  pointLabel: string;
  /** Label of the switch that shows the table in place of the chart. */
  tableLabel: string;
  /** Lowest and highest value that can occur. Default 0 and 100. */
  bounds?: readonly [number, number];
  /** Px; default 236. */
  height?: number;
  /** Writes a value; default is plain digits. */
  format?: (value: number) => string;
  /** Speaks a point: default is its name and each line's name and value. */
  describe?: (point: number) => string;
}

/** Lines over time with their names at the ends, and the same values as a table. */
export function LineTrend({
  title,
  note,
  label,
  series,
  points,
  pointLabel,
  tableLabel,
  bounds = [0, 100],
  height = 236,
  format = String,
  describe,
  ...rest
}: LineTrendProps) {
  const [asTable, setAsTable] = useState(false);
  const shown = series.slice(0, mostSeries);

  return (
    <ChartFrame
      {...rest}
      control={
        <Switch checked={asTable} label={tableLabel} onChange={(event) => setAsTable(event.target.checked)} />
      }
      height={height}
      note={note}
      nothing={!series.some(({ values }) => values.some((value) => value !== null))}
      title={title}
    >
      {(width) => (
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
    </ChartFrame>
  );
}
