import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { FlatTicks } from "../../figures/Vernier/FlatTicks.tsx";
import { hidden } from "../../theme/hidden.css.ts";
import { cx } from "../cx.ts";
import { useWidth } from "../hooks/use-width.ts";
import * as css from "./ChartFrame.css.ts";
import type { PointReading } from "./point-reading.ts";

/** What every chart can show in the place of its drawing. */
export interface ChartStates {
  /** The values are on their way; read aloud, such as "Loading the trend". */
  loading?: string;
  /** Stands in the place of the drawing when there is nothing to draw; a plain sentence gets a flat track above it. */
  empty?: ReactNode;
  /** Stands in the place of the drawing, such as a `LoadError`. */
  error?: ReactNode;
}

/** What every chart is told. */
export interface ChartProps extends Omit<ComponentProps<"figure">, "title" | "children">, ChartStates {
  /** What is shown; pass a heading element where the page outlines it. */
  title: ReactNode;
  /** Quiet text after the title. */
  note?: ReactNode;
  /** Reads the drawing aloud in one sentence. */
  label: string;
}

/** What a chart over time is told besides. */
export interface TimeChartProps extends ChartProps {
  /** Names of the points in time, oldest first. */
  points: readonly string[];
  /** Heads the first column of the table. */
  pointLabel: string;
  /** Label of the switch that shows the table in place of the chart. */
  tableLabel: string;
  /** Px; default 236. */
  height?: number;
  /** Writes a value; default is plain digits. */
  format?: (value: number) => string;
  /** Speaks a point in time: "Nov: shop 71, AWS 88". */
  describe: (reading: PointReading) => string;
}

export interface ChartFrameProps extends Omit<ChartProps, "label"> {
  /** The switch between drawing and table. */
  control: ReactNode;
  /** Px the place keeps whatever it shows. */
  height: number;
  /** Whether there is nothing to draw. */
  nothing: boolean;
  /** Draws into a place of this width, px. */
  children: (width: number) => ReactNode;
}

const waitingHeight = 56;
/** Px: the flat track over the sentence that says why nothing is drawn. */
const emptyWidth = 218;
const emptyHeight = 10;

/** Title, note and switch above a place that keeps its height while loading, empty, failed or drawn. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, note, control, height, nothing, loading, empty, error, className, children, ...rest } =
    props;
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const caption = useId();
  const instead = error ?? (nothing && !loading ? emptyPlace(empty) : undefined);

  return (
    <figure {...rest} aria-labelledby={caption} className={cx(css.root, className)}>
      <div className={css.head}>
        <div className={css.words}>
          <figcaption className={css.title} id={caption}>
            {title}
          </figcaption>
          {note && <span className={css.note}>{note}</span>}
        </div>
        {!nothing && !instead && !loading && <span className={css.control}>{control}</span>}
      </div>
      <div
        className={cx(css.place, instead !== undefined && css.centred)}
        ref={place}
        style={{ minHeight: height }}
      >
        {instead ??
          (loading ? (
            <>
              <span className={hidden} role="status">
                {loading}
              </span>
              <svg aria-hidden="true" className={css.waiting} height={waitingHeight} width={width}>
                <FlatTicks graduate height={waitingHeight} loading pitch={4} tick={2} width={width} />
              </svg>
            </>
          ) : (
            width > 0 && children(width)
          ))}
      </div>
    </figure>
  );
}

function emptyPlace(empty: ReactNode) {
  if (typeof empty !== "string") return empty;
  return (
    <div className={css.empty}>
      <svg
        aria-hidden="true"
        className={css.flat}
        height={emptyHeight}
        viewBox={`0 ${waitingHeight - emptyHeight} ${emptyWidth} ${emptyHeight}`}
        width={emptyWidth}
      >
        <FlatTicks graduate height={waitingHeight} pitch={5} tick={3} width={emptyWidth} />
      </svg>
      <p>{empty}</p>
    </div>
  );
}
