import type { CSSProperties } from "react";
import { type Pitch, slotsOf } from "./geometry.ts";
import * as css from "./Vernier.css.ts";

interface FlatTicksProps extends Pitch {
  height: number;
  width: number;
  /** Sends a darker run of ticks along the track. */
  loading?: boolean;
  /** Whether every tenth tick stands taller. */
  graduate?: boolean;
}

const runLength = 16;

/** A track without readings: nothing yet, or nothing at all. */
export function FlatTicks({ height, width, pitch, tick, loading, graduate }: FlatTicksProps) {
  const slots = slotsOf(width, { pitch, tick });
  const tall = Math.max(2, Math.round(height * 0.11));
  const bars = (count: number) =>
    Array.from({ length: count }, (_, slot) => {
      const mark = graduate && slot % 10 === 9 ? 4 : 0;
      return `M${slot * pitch} ${height - tall - mark}h${tick}v${tall + mark}h${-tick}z`;
    }).join("");
  const steps = Math.max(1, slots - runLength);
  const travel = { "--cd-travel": `${steps * pitch}px`, animationTimingFunction: `steps(${steps})` };
  return (
    <>
      <path className={css.flat} d={bars(slots)} />
      {loading && slots > runLength ? (
        <g className={css.travelling} style={travel as CSSProperties}>
          <path className={css.run} d={bars(runLength)} />
        </g>
      ) : null}
    </>
  );
}
