import type { ComponentProps } from "react";
import { cx } from "../../internal/cx.ts";
import * as css from "./ScoreScale.css.ts";

/** Where a maturity level begins: Basic, Effective, Comprehensive, Credible. */
export const scoreThresholds = [0, 50, 90, 100] as const;

export interface ScoreScaleProps extends Omit<ComponentProps<"div">, "children" | "role"> {
  /** 0-100, drawn with a filled caret; null while there is no score. */
  value: number | null;
  /** The score before, 0-100, drawn with a hollow caret. */
  previous?: number | null;
  /** Reads the score aloud, such as "Privacy maturity 78 of 100, Effective; 71 before". */
  label: string;
}

const height = 28;
const isThreshold = (point: number) => scoreThresholds.some((threshold) => threshold === point);
const tall = (point: number) => height * (isThreshold(point) ? 1 : point % 10 === 0 ? 0.62 : 0.36);

/** Graduations as one path, in hundredths of the scale's width. */
const graduations = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, index) => `M${from + index} ${height}v${-tall(from + index)}`,
  ).join("");

/** A ruler from 0 to 100 with long graduations where a level begins. */
export function ScoreScale({ value, previous, label, className, ...rest }: ScoreScaleProps) {
  const reached = value === null ? -1 : Math.floor(value);
  return (
    <div {...rest} aria-label={label} className={cx(css.root, className)} role="img">
      <svg aria-hidden="true" className={css.drawing} height={height + 14}>
        <svg
          aria-hidden="true"
          className={css.drawing}
          height={height}
          preserveAspectRatio="none"
          viewBox={`0 0 100 ${height}`}
        >
          <path className={css.rest} d={graduations(reached + 1, 100)} />
          <path className={css.reached} d={graduations(0, reached)} />
        </svg>
        {previous == null ? null : (
          <svg aria-hidden="true" className={css.drawing} x={`${previous}%`}>
            <path className={css.before} d={`M0 ${height + 4.8}l4.6 6.6h-9.2z`} />
          </svg>
        )}
        {value === null ? null : (
          <svg aria-hidden="true" className={css.drawing} x={`${value}%`}>
            <path className={css.now} d={`M0 ${height + 4}l5.5 8h-11z`} />
          </svg>
        )}
      </svg>
      <div aria-hidden="true" className={css.axis}>
        {scoreThresholds.map((threshold) => (
          <span className={css.mark} key={threshold} style={{ left: `${threshold}%` }}>
            {threshold}
          </span>
        ))}
      </div>
    </div>
  );
}
