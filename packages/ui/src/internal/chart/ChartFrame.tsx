import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { FlatTicks } from "../../figures/Vernier/FlatTicks.tsx";
import { hidden } from "../../theme/hidden.css.ts";
import { cx } from "../cx.ts";
import { useWidth } from "../use-width.ts";
import * as css from "./ChartFrame.css.ts";

/** What every chart can show in the place of its drawing. */
export interface ChartStates {
  /** The values are on their way; read aloud, such as "Loading the trend". */
  loading?: string;
  /** Stands in the place of the drawing when there is nothing to draw. */
  empty?: ReactNode;
  /** Stands in the place of the drawing, such as a `LoadError`. */
  error?: ReactNode;
}

export interface ChartFrameProps extends Omit<ComponentProps<"figure">, "title" | "children">, ChartStates {
  title: ReactNode;
  note?: ReactNode;
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

/** Title, note and switch above a place that keeps its height while loading, empty, failed or drawn. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, note, control, height, nothing, loading, empty, error, className, children, ...rest } =
    props;
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const caption = useId();
  const instead = error ?? (nothing && !loading ? empty : undefined);

  return (
    <figure {...rest} aria-labelledby={caption} className={cx(css.root, className)}>
      <div className={css.head}>
        <figcaption className={css.title} id={caption}>
          {title}
        </figcaption>
        {note && <span className={css.note}>{note}</span>}
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
