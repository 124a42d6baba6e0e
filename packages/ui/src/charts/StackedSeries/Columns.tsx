import { useId } from "react";
import * as chart from "../../figures/LineTrend/LineTrend.css.ts";
import { axisOf, spread } from "../../figures/LineTrend/scale.ts";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { nearestPoint } from "../../internal/chart/point-reading.ts";
import { ReadingCursor, ReadingTip } from "../../internal/chart/ReadingCursor.tsx";
import { textWidth } from "../../internal/chart/text-width.ts";
import { useReading } from "../../internal/chart/use-reading.ts";
import { cx } from "../../internal/cx.ts";
import * as css from "./StackedSeries.css.ts";
import { type StackPart, stackColumns, totalOfColumn } from "./stack.ts";
import { Swatch, Textures } from "./textures.tsx";

interface ColumnsProps {
  parts: readonly StackPart[];
  points: readonly string[];
  label: string;
  width: number;
  height: number;
  format: (value: number) => string;
  describe: (point: number) => string;
}

const top = 8;
const bottom = 26;
const labelGap = 18;
const roomForNames = 480;

/** Grid, columns and the names beside the last one, for a known width. */
export function Columns({ parts, points, label, width, height, format, describe }: ColumnsProps) {
  const pattern = useId();
  const reading = useReading(points.length, points.length - 1, describe);
  const columns = stackColumns(parts, points.length);
  const totals = [{ id: "", label: "", values: [0, ...columns.map(totalOfColumn)] }];
  const axis = axisOf(totals, [0, Number.POSITIVE_INFINITY]);
  const left = 12 + Math.max(24, ...axis.grid.map((value) => textWidth(format(value), 12)));
  const wide = width >= roomForNames;
  const longest = Math.max(0, ...parts.map((part) => textWidth(part.label, 12)));
  const right = wide ? Math.min(Math.max(96, longest + 76), width * 0.32) : 4;
  const step = (width - left - right) / Math.max(points.length, 1);
  const column = Math.max(3, Math.min(44, Math.round(step * 0.62)));
  const x = (index: number) => Math.round(left + step * (index + 0.5) - column / 2);
  const y = (value: number) =>
    Math.round(top + (1 - (value - axis.min) / (axis.max - axis.min)) * (height - top - bottom));
  const pointWidth = Math.max(0, ...points.map((point) => textWidth(point, 12)));
  const every = Math.max(1, Math.ceil((pointWidth + 16) / Math.max(step, 1)));
  const within = (centre: number) => Math.min(Math.max(centre, pointWidth / 2), width - pointWidth / 2);
  const last = columns.findLast((segments) => segments.length > 0) ?? [];
  const places = spread(
    last.map(({ from, to }) => (y(from) + y(to)) / 2),
    labelGap,
    top,
    height - bottom,
  );
  const sign = (index: number) => {
    const status = parts[index]?.status;
    return status ? <SeverityGlyph size={12} status={status} /> : <Swatch id={pattern} index={index} />;
  };

  return (
    <>
      <svg
        aria-label={label}
        className={chart.drawing}
        height={height}
        onPointerLeave={() => reading.point(null)}
        onPointerMove={({ clientX, currentTarget }) => {
          const from = clientX - currentTarget.getBoundingClientRect().left;
          reading.point(nearestPoint(from, left + step / 2, step, points.length));
        }}
        role="img"
        width={width}
      >
        <Textures id={pattern} parts={parts} />
        {axis.grid.map((value) => (
          <g key={value}>
            <path
              className={value === axis.min ? css.base : chart.grid}
              d={`M${left} ${y(value) + 0.5}H${width - right}`}
            />
            <text className={chart.axis} textAnchor="end" x={left - 8} y={y(value) + 4}>
              {format(value)}
            </text>
          </g>
        ))}
        {columns.map((segments, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points may bear one name; their place tells them apart.
          <g className={cx(reading.index !== null && reading.index !== index && css.stepsBack)} key={index}>
            {segments.map(({ part, from, to }) => (
              <rect
                fill={`url(#${pattern}-${part})`}
                height={Math.max(1, y(from) - y(to) - 1)}
                key={part}
                width={column}
                x={x(index)}
                y={y(to)}
              />
            ))}
          </g>
        ))}
        {points.map(
          (point, index) =>
            (points.length - 1 - index) % every === 0 && (
              <text
                className={chart.axis}
                // biome-ignore lint/suspicious/noArrayIndexKey: the same.
                key={index}
                textAnchor="middle"
                x={within(x(index) + column / 2)}
                y={height - 6}
              >
                {point}
              </text>
            ),
        )}
      </svg>
      {reading.index !== null && (
        <ReadingTip clear={column / 2 + 8} width={width} x={x(reading.index) + column / 2} y={top}>
          {describe(reading.index)}
        </ReadingTip>
      )}
      <ReadingCursor keys={reading.keys} label={label} />
      {wide
        ? last.map((segment, index) => (
            <span
              aria-hidden="true"
              className={cx(chart.label, css.label)}
              key={segment.part}
              style={{ left: width - right + 12, top: places[index], maxWidth: right - 12 }}
            >
              {sign(segment.part)}
              <span className={chart.value}>{format(segment.value)}</span>
              <bdi className={css.name}>{parts[segment.part]?.label}</bdi>
            </span>
          ))
        : parts.length > 0 && (
            <ul aria-hidden="true" className={chart.key}>
              {parts.map((part, index) => (
                <li className={chart.keyItem} key={part.id}>
                  {sign(index)}
                  <bdi>{part.label}</bdi>
                </li>
              ))}
            </ul>
          )}
    </>
  );
}
