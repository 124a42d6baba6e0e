import type { SheetRule } from "./drawing-css.ts";

/** One element of a drawing, as far as it says what else is drawn in its place. */
export interface DrawnElement {
  name: string;
  id: string;
  classes: readonly string[];
  /** Index of the element it stands in; -1 for the drawing itself. */
  parent: number;
  /** Ids of what it is a copy of, or continues. */
  copies: readonly string[];
  /** Ids of what it is filled with, cut by, or marked with. */
  parts: readonly string[];
  /** Corners of its line, at most: a marker is drawn on each. */
  corners: number;
}

/** Elements that a browser comes to in all, each as often as it is drawn: so many take less than a second. */
const DRAWN_MAX = 100_000;
/** Elements within elements and parts of parts, one in the other. */
const CHAIN_MAX = 500;
/** References of all elements. */
const NAMED_MAX = 20_000;

const LINES = new Set(["path", "line", "polyline", "polygon"]);

/** It has no end, one too far away, or one that nobody can foresee. */
class Unbounded extends Error {
  override readonly name = "Unbounded";
}

/** A reference may be written with escapes, as an address is. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    throw new Unbounded();
  }
}

const isMeant = (element: DrawnElement, { name, id, classes }: SheetRule["selectors"][number]): boolean =>
  (name === null || name === element.name) &&
  (id === null || id === element.id) &&
  classes.every((one) => element.classes.includes(one));

class Measure {
  readonly #elements: readonly DrawnElement[];
  readonly #rules: readonly SheetRule[];
  readonly #children: readonly number[][];
  readonly #places = new Map<string, number>();
  readonly #known = new Map<number, number>();
  readonly #open = new Set<number>();
  #named = 0;

  constructor(elements: readonly DrawnElement[], rules: readonly SheetRule[]) {
    this.#elements = elements;
    this.#rules = rules.filter(({ parts }) => parts.length > 0);
    this.#children = elements.map(() => []);
    for (const [at, { id, parent }] of elements.entries()) {
      if (id !== "" && !this.#places.has(id)) this.#places.set(id, at);
      this.#children[parent]?.push(at);
    }
  }

  /** How many elements are drawn where this one is. */
  drawn(at: number): number {
    const known = this.#known.get(at);
    if (known !== undefined) return known;
    const element = this.#elements[at];
    if (!element || this.#open.has(at) || this.#open.size > CHAIN_MAX) throw new Unbounded();
    this.#open.add(at);
    let sum = 1;
    for (const child of this.#children[at] ?? []) sum += this.drawn(child);
    for (const copy of this.#found(element.copies)) sum += this.drawn(copy);
    for (const part of this.#found(this.#partsOf(element)))
      sum += this.drawn(part) * this.#times(at, part, sum);
    if (sum > DRAWN_MAX) throw new Unbounded();
    this.#open.delete(at);
    this.#known.set(at, sum);
    return sum;
  }

  #found(ids: Iterable<string>): number[] {
    const found = [...ids].flatMap((id) => this.#places.get(decoded(id)) ?? []);
    this.#named += found.length;
    if (this.#named > NAMED_MAX) throw new Unbounded();
    return found;
  }

  #partsOf(element: DrawnElement): ReadonlySet<string> {
    const given = this.#rules.filter(({ selectors }) => selectors.some((one) => isMeant(element, one)));
    return new Set([...element.parts, ...given.flatMap(({ parts }) => parts)]);
  }

  /**
   * How often a part is drawn for the element that names it. What is passed down to all inside, parts of other
   * elements among them, has no number: markers stand on lines and patterns on what holds nothing.
   */
  #times(at: number, part: number, inside: number): number {
    const holder = this.#elements[at];
    switch (this.#elements[part]?.name) {
      case "marker":
        if (!holder || !LINES.has(holder.name)) throw new Unbounded();
        return holder.corners;
      case "pattern":
        if (this.#children[at]?.length || holder?.name === "use") throw new Unbounded();
        return 1;
      case "linearGradient":
      case "radialGradient":
        return inside;
      default:
        return 1;
    }
  }
}

/**
 * Is what a browser draws of these elements, the first of which holds the others, within bounds? Parts that hold
 * parts multiply: thirty masks, each used twice in the next one, are a thousand million.
 */
export function isBounded(elements: readonly DrawnElement[], rules: readonly SheetRule[]): boolean {
  try {
    return new Measure(elements, rules).drawn(0) <= DRAWN_MAX;
  } catch (error) {
    if (error instanceof Unbounded) return false;
    throw error;
  }
}

/** Corners that a path or a list of points has at most: each takes a number or a letter. */
export function cornersOf(line: string): number {
  let [corners, inNumber] = [1, false];
  for (const sign of line) {
    const isDigit = sign >= "0" && sign <= "9";
    if ((isDigit && !inNumber) || (sign >= "A" && sign <= "z")) corners += 1;
    inNumber = isDigit;
  }
  return corners;
}
