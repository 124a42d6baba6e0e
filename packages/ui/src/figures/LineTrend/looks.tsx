import type { ReactNode } from "react";
import * as css from "./LineTrend.css.ts";

interface SeriesLook {
  color: string;
  /** `stroke-dasharray`; none is a solid line. */
  dash?: string;
  /** Drawn around 0,0 at the line's end. */
  marker: ReactNode;
}

/** Looks of the first to the fifth line. */
export const seriesLooks: readonly SeriesLook[] = [
  { color: css.series.a, marker: <circle className={css.marker} r="4" /> },
  {
    color: css.series.b,
    dash: "7 3",
    marker: <rect className={css.marker} height="7" width="7" x="-3.5" y="-3.5" />,
  },
  { color: css.series.c, dash: "2 3", marker: <path className={css.marker} d="M0-5 5 0 0 5-5 0z" /> },
  { color: css.series.d, dash: "9 3 2 3", marker: <path className={css.marker} d="M0-5 5 4H-5z" /> },
  { color: css.series.e, marker: <circle className={css.hollow} r="3.6" /> },
];
