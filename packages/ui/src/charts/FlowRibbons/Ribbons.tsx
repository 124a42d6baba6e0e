import { useMemo } from "react";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { ReadingCursor, ReadingTip } from "../../internal/chart/ReadingCursor.tsx";
import { useIsWiderText } from "../../internal/chart/use-is-wider-text.ts";
import { useReading } from "../../internal/chart/use-reading.ts";
import { cx } from "../../internal/cx.ts";
import * as css from "./FlowRibbons.css.ts";
import {
  columnsOf,
  compactRoom,
  type FlowLink,
  type FlowRecipient,
  type FlowSource,
  layOutFlow,
  type Ribbon,
  usualRoom,
  widerRoom,
} from "./layout.ts";

interface RibbonsProps {
  sources: readonly FlowSource[];
  recipients: readonly FlowRecipient[];
  links: readonly FlowLink[];
  width: number;
  label: string;
  highlighted: string | null;
  onHighlight?: (recipient: string | null) => void;
  describe: (ribbon: Ribbon) => string;
  countLabel: (items: number) => string;
}

const bar = 8;

/** Bars, ribbons and labels for a known width, with the reading by keyboard. */
export function Ribbons(props: RibbonsProps) {
  const { width, label, highlighted, onHighlight, describe, countLabel } = props;
  const { wide, left, right, labels } = columnsOf(width);
  const room = useIsWiderText() ? widerRoom : wide ? usualRoom : compactRoom;
  const layout = useMemo(
    () => layOutFlow(props.sources, props.recipients, props.links, room),
    [props.sources, props.recipients, props.links, room],
  );
  const { height, unit, perTick, sources, recipients } = layout;
  // The walk goes along the recipients, worst first, as the labels stand.
  const walk = useMemo(() => {
    const order = new Map(recipients.map(({ of }, index) => [of.id, index]));
    return [...layout.ribbons].sort(
      (a, b) => (order.get(a.recipient.id) ?? 0) - (order.get(b.recipient.id) ?? 0),
    );
  }, [layout.ribbons, recipients]);
  const reading = useReading(
    walk.length,
    0,
    (index) => (walk[index] ? describe(walk[index]) : ""),
    onHighlight && ((index) => onHighlight(walk[index]?.recipient.id ?? null)),
  );
  const read = reading.index === null ? undefined : walk[reading.index];
  const isLit = (ribbon: Ribbon) => (read ? ribbon === read : ribbon.recipient.id === highlighted);
  const tick = unit >= 4 ? unit - 1.5 : unit >= 2 ? unit - 1 : 1.25;
  const comb = (x: number, top: number, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `M${x} ${top + index * unit * perTick}h${bar}v${tick}h${-bar}z`,
    ).join("");

  return (
    // A sheet may be wider than what was drawn for it: the names at the edges stay with the ribbons.
    <div style={{ position: "relative", width }}>
      <svg aria-label={label} className={css.drawing} height={height} role="img" width={width}>
        {[...walk]
          .sort((a, b) => Number(isLit(a)) - Number(isLit(b)))
          .map((ribbon) => {
            const { id, from, to, thickness } = ribbon;
            const middle = (left + right) / 2;
            return (
              <path
                className={cx(css.ribbon, isLit(ribbon) && css.lit)}
                d={`M${left + bar} ${from}C${middle} ${from} ${middle} ${to} ${right - bar} ${to}`}
                key={id}
                onPointerEnter={() => reading.point(walk.indexOf(ribbon))}
                onPointerLeave={() => reading.point(null)}
                strokeWidth={Math.max(1, thickness - 1)}
              />
            );
          })}
        {sources.map(({ of, top, ticks }) => (
          <path className={css.ticks} d={comb(left, top, ticks)} key={of.id} />
        ))}
        {recipients.map(({ of, top, ticks }) => (
          <path className={css.ticks} d={comb(right - bar, top, ticks)} key={of.id} />
        ))}
      </svg>
      {sources.map(({ of, centre }) => (
        <div
          aria-hidden="true"
          className={css.source}
          key={of.id}
          style={{ top: centre, width: left - (wide ? 14 : 8) }}
        >
          <bdi className={cx(wide ? css.line : css.twoLines, css.name)} title={of.label}>
            {of.label}
          </bdi>
          {wide && of.note && (
            <bdi className={cx(css.line, css.quiet)} title={of.note}>
              {of.note}
            </bdi>
          )}
        </div>
      ))}
      {read && (
        <ReadingTip width={width} x={(left + right) / 2} y={(read.from + read.to) / 2 - 12}>
          {describe(read)}
        </ReadingTip>
      )}
      <ReadingCursor keys={reading.keys} label={label} />
      {recipients.map(({ of, centre, items }) => {
        const lit = (read?.recipient.id ?? highlighted) === of.id;
        const Part = onHighlight ? "button" : "div";
        return (
          <Part
            aria-pressed={onHighlight ? highlighted === of.id : undefined}
            className={cx(css.recipient, !wide && css.dense, lit && css.current)}
            key={of.id}
            onClick={onHighlight && (() => onHighlight(highlighted === of.id ? null : of.id))}
            style={{ top: centre, width: labels - (wide ? 2 : 0) }}
            type={onHighlight ? "button" : undefined}
          >
            <SeverityGlyph className={css.glyph} status={of.status} />
            <span className={css.words}>
              <span className={wide ? css.line : css.twoLines} title={of.label}>
                <bdi className={css.strong}>{of.label}</bdi>
                {wide && of.purpose && (
                  <>
                    {" "}
                    <bdi className={css.quiet}>{of.purpose}</bdi>
                  </>
                )}
              </span>
              {wide && of.note && <bdi className={cx(css.line, css.quiet)}>{of.note}</bdi>}
            </span>
            <span className={css.amount}>{wide ? countLabel(items) : items}</span>
          </Part>
        );
      })}
    </div>
  );
}
