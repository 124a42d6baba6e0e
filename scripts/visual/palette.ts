import { crc32, deflateSync } from "node:zlib";
import { PNG } from "pngjs";

const COLOURS = 256;

const channels = (colour: number) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255] as const;

function distance(a: number, b: number): number {
  const [[r, g, u], [s, h, v]] = [channels(a), channels(b)];
  return (r - s) ** 2 + (g - h) ** 2 + (u - v) ** 2;
}

/** The colours of a picture, most frequent first. */
function colours(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * Packs a picture into a PNG of at most 256 colours, a third of what the browser writes. The 256 most frequent ones are
 * exact, so every surface and nearly all text is; the rare rest, shades on the edges of letters, takes the nearest.
 */
export function pack(png: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(png);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const all = colours(pixels);
  const kept = all.slice(0, COLOURS);
  const index = new Map(kept.map((colour, place) => [colour, place]));
  for (const colour of all.slice(COLOURS)) {
    let nearest = 0;
    for (let place = 1; place < kept.length; place++)
      if (distance(kept[place] ?? 0, colour) < distance(kept[nearest] ?? 0, colour)) nearest = place;
    index.set(colour, nearest);
  }
  const rows = Buffer.alloc((width + 1) * height);
  let at = 0;
  for (let y = 0; y < height; y++) {
    at++;
    for (let x = 0; x < width; x++) rows[at++] = index.get(pixels[y * width + x] ?? 0) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(kept.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
