import { useState } from "react";
import { statusColor } from "../../icons/status.css.ts";
import type { CheckStatus } from "../../icons/status.ts";
import { cx } from "../../internal/cx.ts";
import type { TickShape } from "./geometry.ts";
import * as css from "./Vernier.css.ts";

interface TicksProps {
  shapes: readonly TickShape[];
  /** Lets the ticks grow out of the baseline when they first appear. */
  rise: boolean;
  only?: CheckStatus | null;
}

/** Milliseconds from one tick to the next; with the 240 of a tick's own rise the whole stays under 400. */
const stagger = 2;
const lastStart = 160;

/** The drawn readings. They rise once: later changes of counts or width move nothing. */
export function Ticks({ shapes, rise, only }: TicksProps) {
  const [risen, setRisen] = useState(!rise);
  const last = shapes.length - 1;
  return shapes.map(({ status, start, d }, index) => (
    <path
      className={cx(
        statusColor[status],
        css.ticks,
        !risen && css.rising,
        only && only !== status && css.stepsBack,
      )}
      d={d}
      key={`${status}${start}`}
      onAnimationEnd={index === last ? () => setRisen(true) : undefined}
      style={risen ? undefined : { animationDelay: `${Math.min(start * stagger, lastStart)}ms` }}
    />
  ));
}
