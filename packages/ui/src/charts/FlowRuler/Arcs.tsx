import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { statusColor } from "../../icons/status.css.ts";
import { cx } from "../../internal/cx.ts";
import { type Arc, apexOf, pathOf } from "./arcs.ts";
import * as css from "./FlowRuler.css.ts";

interface ArcsProps {
  arcs: readonly Arc[];
  /** Px of the ruler from the top. */
  base: number;
  /** The pair that is read; all others step back. */
  current: string | null;
  /** Pairs whose label stands elsewhere: they carry their glyph at the apex. */
  unlabelled: ReadonlySet<string>;
  onPoint: (id: string | null) => void;
  onPick?: (id: string) => void;
}

/** The lines, longest first, so that short ones lie on top; the glyphs over all of them, so that none is cut. */
export function Arcs({ arcs, base, current, unlabelled, onPoint, onPick }: ArcsProps) {
  const ordered = [...arcs].sort((a, b) => b.height - a.height);
  const partOf = ({ pair: { id, status } }: Arc) => ({
    className: cx(
      css.arc,
      statusColor[status] ?? statusColor.uncertain,
      current !== null && current !== id && css.stepsBack,
      onPick && css.pickable,
    ),
    onClick: onPick && (() => onPick(id)),
    onPointerEnter: () => onPoint(id),
    onPointerLeave: () => onPoint(null),
  });
  return (
    <>
      {ordered.map((arc) => {
        const { id, status } = arc.pair;
        const { line, arrow } = pathOf(arc, base);
        return (
          <g {...partOf(arc)} key={id}>
            <path className={css.reach} d={line} />
            <path
              className={cx(css.line, status === "passed" && css.calm, status === "uncertain" && css.open)}
              d={line}
              strokeWidth={arc.weight.toFixed(1)}
            />
            <path className={css.arrow} d={arrow} />
          </g>
        );
      })}
      {ordered
        .filter(({ pair }) => unlabelled.has(pair.id))
        .map((arc) => (
          <g {...partOf(arc)} key={arc.pair.id} transform={`translate(${apexOf(arc)} ${base - arc.height})`}>
            <circle className={css.halo} r="10" />
            <SeverityGlyph height={14} status={arc.pair.status} width={14} x={-7} y={-7} />
          </g>
        ))}
    </>
  );
}
