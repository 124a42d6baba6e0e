import { type ComponentProps, type MouseEvent, type ReactNode, useMemo, useRef } from "react";
import { statusColor } from "../../icons/status.css.ts";
import type { CheckCounts, CheckStatus } from "../../icons/status.ts";
import { cx } from "../../internal/cx.ts";
import { useWidth } from "../../internal/hooks/use-width.ts";
import { tickAt } from "./allocate.ts";
import { FlatTicks } from "./FlatTicks.tsx";
import { dimensions, flatPitch, isPanel, type VernierSize } from "./geometry.ts";
import { shapesOf } from "./shapes.ts";
import { Ticks } from "./Ticks.tsx";
import * as css from "./Vernier.css.ts";

/** Where a caption stands. */
export const captionSides = ["above", "below"] as const;

export interface VernierProps extends Omit<ComponentProps<"div">, "children"> {
  /** How many checks have each result. */
  counts: CheckCounts;
  /** `public` 200, `hero` 56, `page` 40, `header` 30 fill their place; `row` 20 x 144 and `mini` 12 x 96 do not. */
  size: VernierSize;
  /** Reads all counts aloud, such as "124 checks: 3 critical, 8 medium, …". */
  label: string;
  /** Px; replaces the width of the size, or the place it fills. */
  width?: number;
  /** Zero-based place of one check, worst first; a caret points at its tick. */
  caret?: number;
  /** The earlier assessment, mirrored below. */
  compare?: CheckCounts;
  /** The one result in force; all others step back. */
  only?: CheckStatus | null;
  /** A click on a tick. The legend's buttons do the same for the keyboard. */
  onPick?: (status: CheckStatus) => void;
  /** The counts are on their way. */
  loading?: boolean;
  /** There is nothing to count. */
  empty?: boolean;
  /** Such as "1 tick = 1 check", told how many checks one tick stands for: 1, to one decimal below 2, else a whole number. */
  caption?: (scale: { perTick: number; total: number }) => ReactNode;
  /** `above` heads the track; `below` is printed under its base line, as on a ruler. Default `above`. */
  captionSide?: (typeof captionSides)[number];
}

/** A number of checks for a sentence: more than one is never said to be one. */
const readable = (perTick: number) =>
  perTick >= 2 ? Math.round(perTick) : perTick > 1 ? Math.max(1.1, Math.round(perTick * 10) / 10) : perTick;

/** A ruler on which one tick is one check, worst first; the worse, the taller. A sound asset is a flat line. */
export function Vernier({
  counts,
  size,
  label,
  width: fixed,
  caret,
  compare,
  only,
  onPick,
  loading,
  empty,
  caption,
  captionSide = "above",
  className,
  ...rest
}: VernierProps) {
  const place = useRef<HTMLDivElement>(null);
  const { height, width: own = 0 } = dimensions[size];
  const set = fixed ?? own;
  const measured = useWidth(place, set > 0);
  const width = set || measured;

  // The caret stands between the two assessments.
  const room = caret === undefined ? 0 : 12;
  const { allocation, pitch, shapes, earlier, end } = useMemo(
    () => shapesOf(counts, compare, size, width, height + 5 + room),
    [counts, compare, size, width, height, room],
  );
  const flat = loading || empty || allocation.total === 0;
  const track = flat ? width : end;
  const mirror = compare ? 5 + Math.ceil(height * 0.62) : 0;
  const full = height + mirror + room + 2;

  const pick = (event: MouseEvent<SVGSVGElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const slot = Math.floor(x / pitch.pitch);
    const run = allocation.runs.find(({ start, ticks }) => slot >= start && slot < start + ticks);
    if (run) onPick?.(run.status);
  };

  const words = caption && (
    <div className={css.caption[captionSide]}>
      {caption({ perTick: readable(allocation.perTick), total: allocation.total })}
    </div>
  );

  return (
    <div {...rest} className={cx(css.root, className)}>
      {captionSide === "above" && words}
      <div className={css.track} ref={place} style={{ height: full, width: set || undefined }}>
        {width > 0 && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the legend's buttons serve the keyboard.
          <svg
            aria-busy={loading || undefined}
            aria-label={label}
            className={cx(css.drawing, onPick && !flat && css.pickable)}
            height={full}
            onClick={onPick && !flat ? pick : undefined}
            role="img"
            viewBox={`0 0 ${track} ${full}`}
            width={track}
          >
            {flat ? (
              <FlatTicks {...flatPitch(size)} height={height} loading={loading} width={width} />
            ) : (
              <Ticks only={only} rise={isPanel(size)} shapes={shapes} />
            )}
            {earlier.map(({ status, start, d }) => (
              <path
                className={cx(
                  statusColor[status],
                  css.earlier,
                  only && only !== status && css.earlierStepsBack,
                )}
                d={d}
                key={`${status}${start}`}
              />
            ))}
            <path className={css.base} d={`M0 ${height + 1.5}H${track}`} />
            {caret !== undefined && !flat && (
              <path
                className={css.caret}
                d={`M${tickAt(allocation, caret) * pitch.pitch + pitch.tick / 2} ${height + 4}l5 7h-10z`}
              />
            )}
          </svg>
        )}
      </div>
      {captionSide === "below" && words}
    </div>
  );
}
