/** Colours as PNG reads them into memory: red in the lowest byte. */
export const channels = (colour: number) =>
  [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255] as const;

/** The largest difference of two colours in a channel, in 255ths. */
export function distance(a: number, b: number): number {
  return Math.max(
    Math.abs((a & 255) - (b & 255)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)),
  );
}

/** How many colours a file with a palette can have. */
const MOST = 256;

/** A surface or a line has at least so many pixels: its colour is kept exactly. */
const SURFACE = 24;
const SURFACES = 128;

/** How far a rare colour may be from the one that stands for it. Pictures that need more are kept whole. */
const ERRORS = [0, 2, 4, 6, 8, 10, 12] as const;

export interface Palette {
  colours: number[];
  /** So many of the first colours stand for themselves alone. */
  exact: number;
  /** No other colour is farther from the one that stands for it. */
  error: number;
  /** The place in `colours` of what stands for a colour. */
  place: ReadonlyMap<number, number>;
}

/** Each colour goes to the first one near enough; a colour without one stands for itself. */
function gather(all: readonly number[], exact: number, error: number): Palette | null {
  const colours = all.slice(0, exact);
  const place = new Map(colours.map((colour, at) => [colour, at]));
  for (const colour of all.slice(exact)) {
    let at = error === 0 ? colours.length : exact;
    while (at < colours.length && distance(colours[at] ?? 0, colour) > error) at++;
    if (at === MOST) return null;
    if (at === colours.length) colours.push(colour);
    place.set(colour, at);
  }
  return { colours, exact: error === 0 ? colours.length : exact, error, place };
}

/**
 * At most 256 colours for a picture: frequent ones exactly, so every surface and line is, and the shades on the edges of
 * letters nearly. Null if that cannot be had.
 */
export function paletteOf(pixels: Uint32Array): Palette | null {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a - b);
  const all = sorted.map(([colour]) => colour);
  const exact = Math.min(SURFACES, sorted.filter(([, count]) => count >= SURFACE).length);
  for (const error of ERRORS) {
    const palette = gather(all, exact, error);
    if (palette) return palette;
  }
  return null;
}
