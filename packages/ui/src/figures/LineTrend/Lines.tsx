import { nearestPoint, type PointReading, readPoint } from "../../internal/chart/point-reading.ts";
import { ReadingCursor, ReadingTip } from "../../internal/chart/ReadingCursor.tsx";
import { textWidth } from "../../internal/chart/text-width.ts";
import { useIsWiderText } from "../../internal/chart/use-is-wider-text.ts";
import { useReading } from "../../internal/chart/use-reading.ts";
import { cx } from "../../internal/cx.ts";
import * as css from "./LineTrend.css.ts";
import { seriesLooks } from "./looks.tsx";
import { axisOf, linePath, spread, type TrendSeries } from "./scale.ts";

interface LinesProps {
  series: readonly TrendSeries[];
  points: readonly string[];
  bounds: readonly [number, number];
  label: string;
  width: number;
  height: number;
  format: (value: number) => string;
  describe: (reading: PointReading) => string;
}

const top = 8;
const bottom = 26;
const labelGap = 16;
/** Of an axis label, px: 12 px text with tabular figures. */
const digitWidth = 7.6;
/** The same where the reader sets letters and words further apart. */
const widerDigitWidth = 9.6;
/** Under this width the names move below the chart and only the values stay at the line ends. */
const roomForNames = 480;

/** Grid, lines and their labels for a known width. */
export function Lines(props: LinesProps) {
  const { series, points, bounds, label, width, height, format } = props;
  const describe = (index: number) => props.describe(readPoint(points, series, index, format));
  const reading = useReading(points.length, points.length - 1, describe);
  const wide = width >= roomForNames;
  // The longest name, as far as the lines can spare the room.
  const named = 46 + Math.max(0, ...series.map(({ label: name }) => name.length)) * 6.6;
  const right = wide ? Math.max(112, Math.min(named, width * 0.28)) : 44;
  const axis = axisOf(series, bounds);
  // The axis takes the room its longest number needs.
  const left = 12 + Math.max(24, ...axis.grid.map((value) => textWidth(format(value), 12)));
  const step = (width - left - right) / Math.max(points.length - 1, 1);
  // A single point stands at the end, where its names are.
  const x = (index: number) => (points.length === 1 ? width - right : left + index * step);
  const y = (value: number) =>
    top + (1 - (value - axis.min) / (axis.max - axis.min)) * (height - top - bottom);
  const signWidth = useIsWiderText() ? widerDigitWidth : digitWidth;
  const pointWidth = Math.max(0, ...points.map((point) => point.length)) * signWidth;
  // Every n-th label below, so that two never touch; the outer ones move inwards where they would leave the drawing.
  const every = Math.ceil(
    (points.length * Math.max(52, pointWidth + labelGap)) / Math.max(width - left - right, 1),
  );
  const within = (centre: number) => Math.min(Math.max(centre, pointWidth / 2), width - pointWidth / 2);

  const lines = series.map((line, index) => {
    const last = line.values.findLastIndex((value) => value !== null);
    return { ...line, look: seriesLooks[index], last, end: line.values[last] ?? null };
  });
  const labelled = lines.filter((line) => line.end !== null);
  const places = spread(
    labelled.map((line) => y(line.end ?? 0)),
    labelGap,
    top,
    height - bottom,
  );

  return (
    <>
      <svg
        aria-label={label}
        className={css.drawing}
        height={height}
        onPointerLeave={() => reading.point(null)}
        onPointerMove={({ clientX, currentTarget }) =>
          reading.point(
            nearestPoint(clientX - currentTarget.getBoundingClientRect().left, left, step, points.length),
          )
        }
        role="img"
        width={width}
      >
        {axis.grid.map((value) => (
          <g key={value}>
            <path className={css.grid} d={`M${left} ${Math.round(y(value)) + 0.5}H${width - right}`} />
            <text className={css.axis} textAnchor="end" x={left - 8} y={y(value) + 4}>
              {format(value)}
            </text>
          </g>
        ))}
        {reading.index !== null && (
          <path
            className={css.reading}
            d={`M${Math.round(x(reading.index)) + 0.5} ${top}V${height - bottom}`}
          />
        )}
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points may bear one name; their place tells them apart.
          <g key={index}>
            <path className={css.notch} d={`M${Math.round(x(index)) + 0.5} ${height - bottom}v5`} />
            {(points.length - 1 - index) % every === 0 && (
              <text className={css.axis} textAnchor="middle" x={within(x(index))} y={height - 6}>
                {point}
              </text>
            )}
          </g>
        ))}
        {lines.map(({ id, values, look, last, end }) => (
          <g className={look?.color} key={id}>
            <path
              className={css.line}
              d={linePath(values.map((value, index) => (value === null ? null : [x(index), y(value)])))}
              strokeDasharray={look?.dash}
            />
            {end !== null && <g transform={`translate(${x(last)} ${y(end)})`}>{look?.marker}</g>}
          </g>
        ))}
      </svg>
      {reading.index !== null && (
        <ReadingTip width={width} x={x(reading.index)} y={top}>
          {describe(reading.index)}
        </ReadingTip>
      )}
      <ReadingCursor keys={reading.keys} label={label} />
      {labelled.map(({ id, label: name, end, last }, index) => (
        <span
          aria-hidden="true"
          className={css.label}
          key={id}
          style={{ left: width - right + 12, top: places[index], maxWidth: right - 12 }}
        >
          <span className={css.value}>{format(end ?? 0)}</span> {wide && name}
          {wide && last < points.length - 1 && ` · ${points[last]}`}
        </span>
      ))}
      {!wide && (
        <ul aria-hidden="true" className={css.key}>
          {lines.map(({ id, label: name, look }) => (
            <li className={css.keyItem} key={id}>
              <svg aria-hidden="true" className={cx(css.sample, look?.color)} height="10" width="28">
                <path className={css.line} d="M0 5H28" strokeDasharray={look?.dash} />
                <g transform="translate(14 5)">{look?.marker}</g>
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
