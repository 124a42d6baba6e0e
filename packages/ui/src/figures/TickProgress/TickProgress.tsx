import { TickBar, type TickBarProps } from "./TickBar.tsx";

export interface TickProgressProps extends Omit<TickBarProps, "role"> {
  /** The value in words, such as "62%" or "2 of 3 objects". Write it beside the ticks too. */
  valueText: string;
  /** What progresses. */
  "aria-label": string;
}

/** Progress as ticks: reached ones tall and in ink, the rest low. */
export function TickProgress({ valueText, ...bar }: TickProgressProps) {
  return (
    <TickBar
      {...bar}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={Math.round(Math.min(100, Math.max(0, bar.value)))}
      aria-valuetext={valueText}
      role="progressbar"
    />
  );
}
