/** A piece of the longitude ruler laid along a track. */
export interface Ruler {
  /** Degrees at the left and right end. */
  from: number;
  to: number;
  /** Px of a longitude. */
  x: (degrees: number) => number;
  graduations: ReadonlyArray<{ degrees: number; x: number; length: number; labelled: boolean }>;
}

/** Degrees kept free beyond the outermost regions. */
const margin = 20;
/** The least a ruler shows: neighbours stay neighbours. */
const least = 60;

/** The ruler that holds all `longitudes`, `width` px long. Graduations every 5°, labels every 30°. */
export function rulerOf(longitudes: readonly number[], width: number): Ruler {
  const low = longitudes.length > 0 ? Math.min(...longitudes) : -90;
  const high = longitudes.length > 0 ? Math.max(...longitudes) : 90;
  const widen = Math.max(0, least - (high - low + 2 * margin)) / 2;
  const from = Math.max(-180, low - margin - widen);
  const to = Math.min(180, high + margin + widen);
  const x = (degrees: number) => ((degrees - from) / (to - from)) * width;
  const first = Math.ceil(from / 5) * 5;
  const count = Math.floor((to - first) / 5) + 1;
  // A label is at least 56 px from the next: on a short track every second or third one stays.
  const every = [30, 60, 90, 180].find((step) => (step / (to - from)) * width >= 56) ?? 180;
  const graduations = Array.from({ length: count }, (_, index) => {
    // Adding zero turns the -0 of a rounded negative into the 0 that is written.
    const degrees = first + index * 5 + 0;
    const length = degrees % 30 === 0 ? 14 : degrees % 15 === 0 ? 9 : 5;
    const place = x(degrees);
    const inside = place >= 20 && place <= width - 20;
    return { degrees, x: place, length, labelled: degrees % every === 0 && inside };
  });
  return { from, to, x, graduations };
}

/** A region's code under the ruler. */
export interface CodeBox {
  code: string;
  /** Px of its longitude. */
  anchor: number;
  /** Px of the box's middle: the anchor, or as near as its neighbours let it. */
  x: number;
  width: number;
  /** 0 is the row next to the ruler. */
  row: number;
}

const gap = 4;
/** A box may stand this far from its longitude before it goes to the next row. */
const reach = 14;

/** Places the codes under the ruler, from left to right, in as many rows as it takes so that no two touch. */
export function placeCodes(
  regions: ReadonlyArray<{ code: string; anchor: number }>,
  width: number,
): CodeBox[] {
  const ends: number[] = [];
  return [...regions]
    .sort((a, b) => a.anchor - b.anchor || a.code.localeCompare(b.code))
    .map(({ code, anchor }) => {
      const own = Math.max(30, code.length * 9 + 12);
      const home = Math.max(own / 2, Math.min(width - own / 2, anchor));
      const least = (row: number) => (ends[row] ?? -gap) + gap + own / 2;
      let row = ends.findIndex((_, index) => least(index) - home <= reach && least(index) <= width - own / 2);
      if (row < 0) row = ends.length;
      const x = Math.max(home, least(row));
      ends[row] = x + own / 2;
      return { code, anchor, x, width: own, row };
    });
}
