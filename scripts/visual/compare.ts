import { PNG } from "pngjs";
import { errorsOf, pixelsOf } from "./kept.ts";
import { distance } from "./palette.ts";

/**
 * What another processor may do to a colour, in 255ths of a channel: drawing rounds differently where it has wider
 * registers. No colour of the design is as near to another.
 */
const ROUNDING = 2;

/** So many pixels may differ by up to so much: the edge of a curve that was smoothed another way. */
const SMOOTHED = { pixels: 6, by: 48 };

export interface Comparison {
  /** Pixels that differ. 0: the pictures are alike. */
  different: number;
  /** The picture in grey, with what differs in red. */
  difference: () => Buffer;
}

/** A copy of the picture's pixels on a larger sheet, so that pictures of two sizes can be laid over each other. */
function onSheet(png: PNG, width: number, height: number): Uint32Array {
  if (png.width === width && png.height === height) return pixelsOf(png);
  const sheet = new PNG({ width, height });
  PNG.bitblt(png, sheet, 0, 0, png.width, png.height, 0, 0);
  return pixelsOf(sheet);
}

/** A pixel paled towards white, so that the red ones stand out. */
function pale(colour: number): number {
  const grey = Math.round(((colour & 255) + ((colour >> 8) & 255) + ((colour >> 16) & 255)) / 3);
  const light = 255 - Math.round((255 - grey) / 4);
  return (0xff000000 | (light << 16) | (light << 8) | light) >>> 0;
}

const RED = 0xff1e1ee6;

function painted(pixels: Uint32Array, differing: readonly number[], width: number, height: number): Buffer {
  const png = new PNG({ width, height });
  const out = pixelsOf(png);
  for (let at = 0; at < out.length; at++) out[at] = pale(pixels[at] ?? 0);
  for (const at of differing) out[at] = RED;
  return PNG.sync.write(png);
}

/** Holds a picture of the browser against the kept one. Each pixel may be as far off as keeping it took it, and rounding. */
export function compare(kept: Buffer, png: Buffer): Comparison {
  const [a, b] = [PNG.sync.read(kept), PNG.sync.read(png)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const [before, after] = [onSheet(a, width, height), onSheet(b, width, height)];
  const errors = errorsOf(kept);
  const differing: number[] = [];
  let farthest = 0;
  for (let at = 0; at < before.length; at++) {
    const [was, is] = [before[at] ?? 0, after[at] ?? 0];
    if (was === is) continue;
    const beyond = distance(was, is) - (errors.get(was) ?? 0) - ROUNDING;
    if (beyond <= 0) continue;
    differing.push(at);
    farthest = Math.max(farthest, beyond);
  }
  const resized = a.width !== b.width || a.height !== b.height;
  const alike = !resized && differing.length <= SMOOTHED.pixels && farthest <= SMOOTHED.by;
  return {
    different: alike ? 0 : Math.max(1, differing.length),
    difference: () => painted(after, differing, width, height),
  };
}
