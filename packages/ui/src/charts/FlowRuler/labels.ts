import { type Arc, apexOf, pointsOf } from "./arcs.ts";

/** Px; y counts upwards from the ruler. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Where a line's label stands; null when the drawing has no room and the list below takes it. */
export type LabelPlace = Box | null;

/** Two lines of text. */
export const labelHeight = 36;
/** From the stroke to the label. */
const off = 6;
/** From label to label. */
const apart = 6;
/** Lines lower than this carry their label above. */
const low = 100;
const slide = 16;

interface Labelled {
  arc: Arc;
  /** Px. */
  width: number;
}

/**
 * Places the labels, the first ones first. A label stands under the apex of its line, or above it where the line is
 * low. Where it would touch a label or a line, it slides along its line, then goes beside it, and where nothing is
 * free it is left to the list: a label never covers another or a line.
 */
export function placeLabels(labelled: readonly Labelled[], width: number, ceiling: number): LabelPlace[] {
  const strokes = labelled.flatMap(({ arc }) =>
    pointsOf(arc).map(([x, y]) => ({ x, y, clear: arc.weight / 2 + 3 })),
  );
  const taken: Box[] = [];
  const free = (box: Box) =>
    box.left >= 0 &&
    box.right <= width &&
    box.bottom >= 4 &&
    box.top <= ceiling &&
    !taken.some((other) => touch(box, other, apart)) &&
    !strokes.some(({ x, y, clear }) => within(box, x, y, clear));
  return labelled.map(({ arc, width: own }) => {
    for (const box of candidates(arc, own, width)) {
      if (!free(box)) continue;
      taken.push(box);
      return box;
    }
    return null;
  });
}

/** Places worth trying, best first. */
function* candidates(arc: Arc, own: number, width: number): Generator<Box> {
  const at = (left: number, bottom: number): Box => ({
    left,
    right: left + own,
    bottom,
    top: bottom + labelHeight,
  });
  const home = apexOf(arc) - own / 2;
  const under = arc.height - arc.weight / 2 - off - labelHeight;
  const above = arc.height + arc.weight / 2 + off;
  const span = Math.abs(arc.end - arc.start);
  // A heavy or tight arch needs the label a little lower before its corners are clear.
  const flat = arc.height < low;
  const levels = flat ? [above, above + 12, under] : [under, under - 10, under - 22, above];
  const farthest = flat ? Math.max(span * 0.3, own / 2) : span * 0.3;
  for (const level of levels) {
    yield at(home, level);
    for (let dx = slide; dx <= farthest; dx += slide) {
      yield at(home - dx, level);
      yield at(home + dx, level);
    }
  }
  const left = Math.min(arc.start, arc.end) - 2 * off - arc.weight / 2 - own;
  const right = Math.max(arc.start, arc.end) + 2 * off + arc.weight / 2;
  for (const share of [0.5, 0.7, 0.3]) {
    const level = Math.max(8, arc.height * share - labelHeight / 2);
    yield at(left, level);
    if (right + own <= width) yield at(right, level);
  }
}

/** Whether two boxes are nearer than `gap`. */
export const touch = (a: Box, b: Box, gap = 0): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.bottom < b.top + gap && b.bottom < a.top + gap;

/** Whether a point is nearer to a box than `clear`. */
export const within = (box: Box, x: number, y: number, clear: number): boolean =>
  x > box.left - clear && x < box.right + clear && y > box.bottom - clear && y < box.top + clear;
