import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { Switch } from "../../forms/Switch/Switch.tsx";
import { cx } from "../../internal/cx.ts";
import { useWidth } from "../../internal/use-width.ts";
import { Lines } from "./Lines.tsx";
import * as css from "./LineTrend.css.ts";
import { mostSeries } from "./looks.tsx";
import type { TrendSeries } from "./scale.ts";
import { TrendTable } from "./TrendTable.tsx";

export interface LineTrendProps extends Omit<ComponentProps<"figure">, "title" | "children"> {
  /** What is shown; pass a heading element where the page outlines it. */
  title: ReactNode;
  /** Quiet text after the title. */
  note?: ReactNode;
  /** Reads the chart aloud in one sentence. */
  label: string;
  /** At most five lines; further ones are left out. */
  series: readonly TrendSeries[];
  /** Names of the points, oldest first. */
  points: readonly string[];
  /** Heads the first column of the table. */
  pointLabel: string;
  /** Label of the switch that shows the table in place of the chart. */
  tableLabel: string;
  /** Lowest and highest value that can occur. Default 0 and 100. */
  bounds?: readonly [number, number];
  /** Px; default 236. */
  height?: number;
  /** Writes a value; default is plain digits. */
  format?: (value: number) => string;
}

/** Lines over time with their names at the ends, and the same values as a table. */
export function LineTrend({
  title,
  note,
  label,
  series,
  points,
  pointLabel,
  tableLabel,
  bounds = [0, 100],
  height = 236,
  format = String,
  className,
  ...rest
}: LineTrendProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const caption = useId();
  const [asTable, setAsTable] = useState(false);
  const shown = series.slice(0, mostSeries);

  return (
    <figure {...rest} aria-labelledby={caption} className={cx(css.root, className)}>
      <div className={css.head}>
        <figcaption className={css.title} id={caption}>
          {title}
        </figcaption>
        {note && <span className={css.note}>{note}</span>}
        <Switch
          checked={asTable}
          className={css.control}
          label={tableLabel}
          onChange={(event) => setAsTable(event.target.checked)}
        />
      </div>
      <div className={css.place} ref={place} style={{ minHeight: height }}>
        {asTable ? (
          <TrendTable
            caption={label}
            format={format}
            pointLabel={pointLabel}
            points={points}
            series={shown}
          />
        ) : (
          width > 0 && (
            <Lines
              bounds={bounds}
              format={format}
              height={height}
              label={label}
              points={points}
              series={shown}
              width={width}
            />
          )
        )}
      </div>
    </figure>
  );
}
