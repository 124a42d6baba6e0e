import type { ReactNode } from "react";
import { ChartFrame, type ChartFrameProps } from "./ChartFrame.tsx";
import { useTableSwitch } from "./use-table-switch.tsx";

export interface TimeChartFrameProps extends Omit<ChartFrameProps, "control" | "nothing" | "children"> {
  /** Label of the switch that shows the table in place of the chart. */
  tableLabel: string;
  /** Without a value in any there is nothing to draw. */
  series: readonly { values: readonly (number | null)[] }[];
  /** Draws into a place of this width, px, or writes the table. */
  children: (width: number, asTable: boolean) => ReactNode;
}

/** The frame of a chart over time, with the switch to its table. */
export function TimeChartFrame({ tableLabel, series, children, ...rest }: TimeChartFrameProps) {
  const { asTable, control } = useTableSwitch(tableLabel);
  return (
    <ChartFrame
      {...rest}
      control={control}
      nothing={!series.some(({ values }) => values.some((value) => value !== null))}
    >
      {(width) => children(width, asTable)}
    </ChartFrame>
  );
}
