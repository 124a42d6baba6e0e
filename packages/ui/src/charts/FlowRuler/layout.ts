import { textWidth } from "../../internal/chart/text-width.ts";
import { arcsOf } from "./arcs.ts";
import { type Box, labelHeight, labelWidth, placeLabels } from "./labels.ts";
import { longitudeOf } from "./longitudes.ts";
import { type FlowPair, sortOut } from "./pairs.ts";
import { placeCodes, rulerOf } from "./ruler.ts";

/** Under this width no label stands in the drawing: all are in the list. */
export const roomForLabels = 560;
/** The longest line of a label, px. */
const longest = 200;

/** How wide the lines of a pair's label are, px. The first is bold, which makes it a little wider. */
const linesOf = ({ text, note = "" }: FlowPair): readonly [number, number] => [
  Math.min(longest, textWidth(text, 13.2)),
  Math.min(longest, textWidth(note, 12)),
];

/** Everything a ruler of a given width draws. Without room for labels, all of them are listed. */
export function layOut(pairs: readonly FlowPair[], width: number, hasRoom = width >= roomForLabels) {
  const { ranked, drawn, placeless, more } = sortOut(pairs);
  const codes = [...new Set(drawn.flatMap(({ from, to }) => [from.toUpperCase(), to.toUpperCase()]))];
  const longitudes = codes.map((code) => longitudeOf(code) ?? 0);
  const ruler = rulerOf(longitudes, width);
  const arcs = arcsOf(drawn, ruler, width, (pair) => labelWidth(linesOf(pair)));
  const tallest = Math.max(0, ...arcs.map(({ height, weight }) => height + weight / 2));
  // Low lines carry their labels above them.
  const ceiling = Math.max(tallest + 6, ...arcs.map(({ height }) => (height < 100 ? height + 50 : 0)));
  const places = !hasRoom
    ? arcs.map(() => null)
    : placeLabels(
        arcs.map((arc) => ({ arc, lines: linesOf(arc.pair) })),
        width,
        ceiling,
      );
  const labels = arcs.flatMap(({ pair }, index) => {
    const box = places[index];
    return box ? [{ pair, box }] : [];
  });
  const labelled = new Set(labels.map(({ pair }) => pair.id));
  return {
    /** All pairs, worst first. */
    ranked,
    /** Those that are read one by one: drawn or listed. */
    kept: ranked.slice(0, ranked.length - more),
    more,
    ruler,
    arcs,
    labels,
    /** Drawn without a label, and not drawn because a code has no place. */
    listed: ranked.filter(
      (pair) => placeless.includes(pair) || (drawn.includes(pair) && !labelled.has(pair.id)),
    ),
    unlabelled: new Set(drawn.filter(({ id }) => !labelled.has(id)).map(({ id }) => id)),
    codes: placeCodes(
      codes.map((code, index) => ({ code, anchor: ruler.x(longitudes[index] ?? 0) })),
      width,
    ),
    sources: new Set(drawn.map(({ from }) => from.toUpperCase())),
    /** Px of the ruler from the top. */
    base: Math.ceil(ceiling),
  };
}

export type Layout = ReturnType<typeof layOut>;

/** A label's place as CSS, with the ruler at `base`. */
export const placeOf = (box: Box, base: number) => ({
  left: Math.round(box.left),
  top: Math.round(base - box.bottom - labelHeight),
  // Another typeface may be wider than what was reckoned with: only the longest labels are cut.
  maxWidth: Math.max(Math.ceil(box.right - box.left), labelWidth([longest, 0])),
});
