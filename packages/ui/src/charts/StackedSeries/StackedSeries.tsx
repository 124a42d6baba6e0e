import { type ComponentProps, type ReactNode, useState } from "react";
import { TrendTable } from "../../figures/LineTrend/TrendTable.tsx";
import { Switch } from "../../forms/Switch/Switch.tsx";
import { ChartFrame, type ChartStates } from "../../internal/chart/ChartFrame.tsx";
import { describePoint } from "../../internal/chart/describe-point.ts";
import { Columns } from "./Columns.tsx";
import type { StackPart } from "./stack.ts";

/** The most parts a column has; with more, texture and label no longer tell them apart. */
export const mostParts = 8;

export interface StackedSeriesProps
  extends Omit<ComponentProps<"figure">, "title" | "children">,
    ChartStates {
  /** What is shown; pass a heading element where the page outlines it. */
  title: ReactNode;
  /** Quiet text after the title. */
  note?: ReactNode;
  /** Reads the chart aloud in one sentence. */
  label: string;
  /** The parts of each column, the lowest first; at most eight. */
  series: readonly StackPart[];
  /** Names of the columns, oldest first. */
  points: readonly string[];
  /** Heads the first column of the table. */
  pointLabel: string;
  /** Label of the switch that shows the table in place of the chart. */
  tableLabel: string;
  /** Px; default 236. */
  height?: number;
  /** Writes a value; default is plain digits. */
  format?: (value: number) => string;
  /** Speaks a column: default is its name and each part's name and value. */
  describe?: (point: number) => string;
}

/** Columns over time, each split into parts that texture and name tell apart before colour does, and the same as a table. */
export function StackedSeries(props: StackedSeriesProps) {
  const { title, note, label, series, points, pointLabel, tableLabel, ...other } = props;
  const { height = 236, format = String, describe, ...rest } = other;
  const [asTable, setAsTable] = useState(false);
  const parts = series.slice(0, mostParts);
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
            describe={describe ?? ((point) => describePoint(points, parts, point, format))}
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
