import { type Arc, apexOf, pointsOf } from "./arcs.ts";

/** Px; y counts upwards from the ruler. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Where a label stands: its outline and, line by line, what is written. */
export interface LabelBox extends Box {
  ink: readonly Box[];
}

/** Where a line's label stands; null when the drawing has no room and the list below takes it. */
export type LabelPlace = LabelBox | null;

/** Two lines of text. */
export const labelHeight = 36;
/** Padding, then the glyph and the gap the words are indented by. */
const padding = 4;
const indent = 23;
/** From the stroke to the label. */
const off = 6;
/** From label to label. */
const apart = 6;
/** Lines lower than this carry their label above. */
const low = 100;
const slide = 4;
/** What a move upwards or downwards counts for beside one along the line. */
const steep = 3;

interface Labelled {
  arc: Arc;
  /** Px of the words of the first and the second line; 0 for none. */
  lines: readonly [text: number, note: number];
}

/** Px a label takes with its glyph and padding. */
export const labelWidth = (lines: Labelled["lines"]): number => 2 * padding + indent + Math.max(...lines);

/** Other places a label may be asked to take so that a later one finds room. */
const alternatives = 120;

/**
 * Places the labels, the first ones first. A label stands under the apex of its line, or above it where the line is
 * low. Where its words would touch a label or a line, it slides along its line to the nearest free place, then goes
 * beside it; where nothing is free, one label that already stands makes room for it; and where that is no help either
 * it is left to the list. No word covers another or a line.
 */
export function placeLabels(labelled: readonly Labelled[], width: number, ceiling: number): LabelPlace[] {
  const strokes = labelled.flatMap(({ arc }) =>
    pointsOf(arc).map(([x, y]) => ({ x, y, clear: arc.weight / 2 + 2 })),
  );
  const open = (box: LabelBox) =>
    box.left >= 0 &&
    box.right <= width &&
    box.bottom >= 4 &&
    box.top <= ceiling &&
    !box.ink.some((line) => strokes.some(({ x, y, clear }) => within(line, x, y, clear)));
  /** Of each label the places where it covers no line, best first. */
  const places = labelled.map(({ arc, lines }) =>
    candidates(arc, labelWidth(lines), width)
      .map(([left, bottom]) => boxOf(left, bottom, lines))
      .filter(open),
  );
  const settled: LabelPlace[] = [];
  for (const own of places) {
    const room = own.find((box) => isFree(box, settled)) ?? null;
    settled.push(room ?? makeRoom(own, places, settled));
  }
  return settled;
}

const isFree = (box: LabelBox, others: readonly LabelPlace[]): boolean =>
  others.every((other) => !other?.ink.some((line) => box.ink.some((own) => touch(own, line, apart))));

/** Moves one of the settled labels, the least important one that helps, and tells the place this leaves for `own`. */
function makeRoom(
  own: readonly LabelBox[],
  places: readonly LabelBox[][],
  settled: LabelPlace[],
): LabelPlace {
  for (let index = settled.length - 1; index >= 0; index--) {
    if (!settled[index]) continue;
    const others = settled.with(index, null);
    const free = own.filter((box) => isFree(box, others));
    if (free.length === 0) continue;
    for (const moved of (places[index] ?? []).filter((box) => isFree(box, others)).slice(0, alternatives)) {
      const room = free.find((box) => isFree(box, [moved]));
      if (!room) continue;
      settled[index] = moved;
      return room;
    }
  }
  return null;
}

/** The outline of a label and its one or two lines: the glyph belongs to the first, the second is indented. */
function boxOf(left: number, bottom: number, lines: Labelled["lines"]): LabelBox {
  const [text, note] = lines;
  const top = bottom + labelHeight;
  const middle = bottom + labelHeight / 2;
  const words = left + padding + indent;
  const first = { left: left + padding, right: words + text, bottom: middle, top };
  const second = { left: words, right: words + note, bottom, top: middle };
  return {
    left,
    right: left + labelWidth(lines),
    bottom,
    top,
    ink: note > 0 ? [first, second] : [first],
  };
}

/** Places worth trying, best first. */
function candidates(arc: Arc, own: number, width: number): Array<readonly [left: number, bottom: number]> {
  const home = apexOf(arc) - own / 2;
  const under = arc.height - arc.weight / 2 - off - labelHeight;
  const above = arc.height + arc.weight / 2 + off;
  const span = Math.abs(arc.end - arc.start);
  const flat = arc.height < low;
  // Above, until the label has just left its line; below, as long as it is under the arch.
  const [over, below] = [(own + span) / 2 + 2 * off, span * 0.3];
  // A heavy or tight arch needs the label a little lower before its corners are clear.
  const lower = around(home, [under, under - 10, under - 22], below);
  const upper = around(home, [above, above + 6, above + 12, above + 18], flat ? over : below);
  const left = Math.min(arc.start, arc.end) - 2 * off - arc.weight / 2 - own;
  const right = Math.max(arc.start, arc.end) + 2 * off + arc.weight / 2;
  const sides = [0.5, 0.7, 0.3].flatMap((share) => {
    const level = Math.max(8, arc.height * share - labelHeight / 2);
    return [[left, level] as const, ...(right + own <= width ? [[right, level] as const] : [])];
  });
  return [...(flat ? upper : lower), ...(flat ? lower : upper), ...sides];
}

/** Places on `levels`, the first of which is the best, at most `farthest` from `home`: the nearest first. */
function around(home: number, levels: readonly number[], farthest: number) {
  const [best = 0] = levels;
  const steps = Math.max(0, Math.floor(farthest / slide));
  const moves = Array.from({ length: 2 * steps + 1 }, (_, index) => (index - steps) * slide);
  return levels
    .flatMap((level) =>
      moves.map((move) => ({
        place: [home + move, level] as const,
        way: Math.abs(move) + steep * Math.abs(level - best),
      })),
    )
    .sort((a, b) => a.way - b.way)
    .map(({ place }) => place);
}

/** Whether two boxes are nearer than `gap`. */
export const touch = (a: Box, b: Box, gap = 0): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.bottom < b.top + gap && b.bottom < a.top + gap;

/** Whether a point is nearer to a box than `clear`. */
export const within = (box: Box, x: number, y: number, clear: number): boolean =>
  x > box.left - clear && x < box.right + clear && y > box.bottom - clear && y < box.top + clear;
