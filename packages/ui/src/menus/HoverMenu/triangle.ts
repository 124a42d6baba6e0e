export interface Point {
  x: number;
  y: number;
}

/** Px by which the way to a list may be missed at its corners. */
const tolerance = 8;

const side = (point: Point, a: Point, b: Point) =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

/** Whether a point lies in the triangle of three others, its edges counted in. */
export function inTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [side(point, a, b), side(point, b, c), side(point, c, a)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}

/**
 * Whether a pointer is on its way from where it left a row to the list that belongs to the row: inside the triangle
 * between that place and the corners of the list's nearer edge.
 */
export function onItsWay(point: Point, from: Point, list: DOMRectReadOnly): boolean {
  const near = list.right <= from.x ? list.right : list.left;
  const top = { x: near, y: list.top - tolerance };
  const foot = { x: near, y: list.bottom + tolerance };
  return inTriangle(point, from, top, foot);
}
