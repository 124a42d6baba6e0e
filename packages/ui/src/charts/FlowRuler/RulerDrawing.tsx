import { useMemo } from "react";
import { SeverityGlyph } from "../../icons/SeverityGlyph/SeverityGlyph.tsx";
import { ReadingCursor } from "../../internal/chart/ReadingCursor.tsx";
import { useIsWiderText } from "../../internal/chart/use-is-wider-text.ts";
import { useReading } from "../../internal/chart/use-reading.ts";
import { cx } from "../../internal/cx.ts";
import { Arcs } from "./Arcs.tsx";
import * as css from "./FlowRuler.css.ts";
import { layOut, placeOf, roomForLabels } from "./layout.ts";
import { PairList } from "./PairList.tsx";
import type { FlowPair } from "./pairs.ts";
import { axisHeight, RulerAxis } from "./RulerAxis.tsx";

interface RulerDrawingProps {
  pairs: readonly FlowPair[];
  width: number;
  label: string;
  regionName: (code: string) => string;
  formatLongitude: (degrees: number) => string;
  describe: (pair: FlowPair) => string;
  moreLabel: (count: number) => string;
  onMore: () => void;
  onPick?: (id: string) => void;
}

/** Ruler, lines and labels for a known width, with the reading by keyboard. */
export function RulerDrawing(props: RulerDrawingProps) {
  const { pairs, width, label, regionName, formatLongitude, describe, moreLabel, onMore, onPick } = props;
  // Labels are placed by how wide their words are drawn; set wider, they would cover one another.
  const hasRoom = !useIsWiderText() && width >= roomForLabels;
  const layout = useMemo(() => layOut(pairs, width, hasRoom), [pairs, width, hasRoom]);
  const { kept, arcs, labels, listed, codes, base, more } = layout;
  const reading = useReading(
    kept.length,
    0,
    (index) => (kept[index] ? describe(kept[index]) : ""),
    onPick && ((index) => kept[index] && onPick(kept[index].id)),
  );
  const current = reading.index === null ? null : (kept[reading.index]?.id ?? null);
  const point = (id: string | null) => {
    const index = kept.findIndex((pair) => pair.id === id);
    reading.point(index < 0 ? null : index);
  };
  const rows = Math.max(1, ...codes.map(({ row }) => row + 1));
  const height = base + axisHeight(rows);

  return (
    <>
      {arcs.length > 0 && (
        <svg aria-label={label} className={css.drawing} height={height} role="img" width={width}>
          <Arcs
            arcs={arcs}
            base={base}
            current={current}
            onPick={onPick}
            onPoint={point}
            unlabelled={layout.unlabelled}
          />
          <RulerAxis
            base={base}
            codes={codes}
            formatLongitude={formatLongitude}
            regionName={regionName}
            ruler={layout.ruler}
            sources={layout.sources}
            width={width}
          />
        </svg>
      )}
      {labels.map(({ pair, box }) => (
        <div
          aria-hidden="true"
          className={cx(
            css.label,
            current === pair.id && css.current,
            current !== null && current !== pair.id && css.stepsBack,
            onPick && css.pickable,
          )}
          key={pair.id}
          onClick={onPick && (() => onPick(pair.id))}
          onPointerEnter={() => point(pair.id)}
          onPointerLeave={() => point(null)}
          style={placeOf(box, base)}
        >
          <SeverityGlyph className={css.glyph} status={pair.status} />
          <span className={css.words}>
            <bdi className={css.text}>{pair.text}</bdi>
            {pair.note && <bdi className={css.remark}>{pair.note}</bdi>}
          </span>
        </div>
      ))}
      {listed.length > 0 && <PairList current={current} pairs={listed} regionName={regionName} />}
      <ReadingCursor keys={reading.keys} label={label} />
      {more > 0 && (
        <button className={css.more} onClick={onMore} type="button">
          {moreLabel(more)}
        </button>
      )}
    </>
  );
}
