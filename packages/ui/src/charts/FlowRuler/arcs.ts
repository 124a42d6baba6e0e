import { longitudeOf } from "./longitudes.ts";
import type { FlowPair } from "./pairs.ts";
import type { Ruler } from "./ruler.ts";

/** The line of one pair, in px; y counts upwards from the ruler. */
export interface Arc {
  pair: FlowPair;
  /** Where it leaves and where it arrives. */
  start: number;
  end: number;
  /** Of the apex. */
  height: number;
  /** Of the stroke. */
  weight: number;
}

const lowest = 46;
const highest = 264;
/** Two labels under apexes that stand over each other need this much between them. */
export const labelRoom = 54;
const widest = 14;

/** Weight of a line: 1.5 px and 0.42 for each item, up to a bound so that one heavy pair hides no other. */
export const weightOf = (items: number): number =>
  Math.min(widest, 1.5 + 0.42 * Math.max(0, Number.isFinite(items) ? items : 0));

/**
 * Lines between the regions: the farther, the higher. Lines that meet in a region fan out so that none lies on
 * another, and an apex gives way downwards to a higher one it would share its label's room with.
 */
export function arcsOf(
  pairs: readonly FlowPair[],
  ruler: Ruler,
  width: number,
  labelWidth: (pair: FlowPair) => number,
): Arc[] {
  const place = (code: string) => ruler.x(longitudeOf(code) ?? 0);
  const top = Math.min(highest, Math.max(120, width * 0.42));
  const shift = fanOut(pairs, place);
  const arcs = pairs.map((pair, index) => {
    const start = place(pair.from) + (shift.get(`${index} from`) ?? 0);
    const end = place(pair.to) + (shift.get(`${index} to`) ?? 0);
    const reach = Math.min(1, Math.abs(end - start) / (width * 0.86));
    // Near lines stay low and far ones high, which leaves the middle to their labels.
    const share = reach * reach * (3 - 2 * reach);
    return { pair, start, end, height: lowest + (top - lowest) * share, weight: weightOf(pair.items) };
  });
  return separate(arcs, labelWidth);
}

/**
 * Sideways shifts of the ends that meet in one region. Lines to the left leave left of lines to the right; of two in
 * one direction the longer lies outside, so that they do not cross.
 */
function fanOut(pairs: readonly FlowPair[], place: (code: string) => number): Map<string, number> {
  const ends = pairs.flatMap((pair, index) => [
    { key: `${index} from`, code: pair.from.toUpperCase(), reach: place(pair.to) - place(pair.from) },
    { key: `${index} to`, code: pair.to.toUpperCase(), reach: place(pair.from) - place(pair.to) },
  ]);
  const shifts = new Map<string, number>();
  for (const group of Map.groupBy(ends, ({ code }) => code).values()) {
    // By the inverse: left and short, left and long, right and long, right and short.
    const order = group.toSorted((a, b) => 1 / a.reach - 1 / b.reach);
    const step = Math.min(4, 22 / Math.max(1, order.length - 1));
    order.forEach(({ key }, index) => {
      shifts.set(key, (index - (order.length - 1) / 2) * step);
    });
  }
  return shifts;
}

/** Lowers apexes that would share their label's room with a higher one, as long as an arch is left of them. */
function separate(arcs: readonly Arc[], labelWidth: (pair: FlowPair) => number): Arc[] {
  const settled: Arc[] = [];
  for (const arc of [...arcs].sort((a, b) => b.height - a.height)) {
    let { height } = arc;
    for (const above of settled) {
      const between = Math.abs(apexOf(above) - apexOf(arc));
      const shared = between < (labelWidth(above.pair) + labelWidth(arc.pair)) / 2 + 8;
      if (shared && above.height - height < labelRoom) height = above.height - labelRoom;
    }
    settled.push({ ...arc, height: Math.max(height, Math.min(arc.height, arc.height * 0.55 + 12)) });
  }
  // In the order they came, worst first.
  return arcs.map(({ pair }) => settled.find((arc) => arc.pair === pair) as Arc);
}

/** Px of the highest point. */
export const apexOf = ({ start, end }: Pick<Arc, "start" | "end">): number => (start + end) / 2;

/** Length of the arrow's head, px. */
const head = 9;

/** Points along the line, for the rule that keeps labels off it. */
export function pointsOf({ start, end, height }: Arc, count = 40): Array<readonly [x: number, y: number]> {
  const control = (height * 4) / 3;
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const u = 1 - t;
    const x = (u ** 3 + 3 * u * u * t) * start + (t ** 3 + 3 * t * t * u) * end;
    return [x, (3 * u * u * t + 3 * u * t * t) * control + t ** 3 * head] as const;
  });
}

/** The line and its arrow's head, with the ruler at `base`. */
export function pathOf({ start, end, height, weight }: Arc, base: number): { line: string; arrow: string } {
  const r = (value: number) => Math.round(value * 10) / 10;
  const control = r(base - (height * 4) / 3);
  const half = r(Math.max(5.5, weight / 2 + 2.5));
  return {
    line: `M${r(start)} ${base}C${r(start)} ${control} ${r(end)} ${control} ${r(end)} ${base - head + 1}`,
    arrow: `M${r(end)} ${base - 1}l${-half}-${head}h${2 * half}z`,
  };
}
