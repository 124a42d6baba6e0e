import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { PNG } from "pngjs";
import { channels, type Palette, paletteOf } from "./palette.ts";
import { type Chunk, chunksOf, pngOf } from "./png.ts";

/** What a kept picture says of itself, in a comment inside its file. */
interface Note {
  /** Hash of the picture as the browser wrote it: the same bytes need no closer look. */
  hash: string;
  /** Of how many colours of the palette no other was made; null if there is no palette. */
  exact: number | null;
  /** How far the others may be from what was there. */
  error: number;
}

const KEYWORD = "Comment\0";

export const hashOf = (png: Buffer) => createHash("sha256").update(png).digest("base64url").slice(0, 22);

const noteChunk = (note: Note): Chunk => ({
  type: "tEXt",
  data: Buffer.from(`${KEYWORD}${JSON.stringify(note)}`, "latin1"),
});

export function noteOf(file: Buffer): Note | null {
  const text = chunksOf(file).find(({ type }) => type === "tEXt");
  return text ? (JSON.parse(text.data.toString("latin1", KEYWORD.length)) as Note) : null;
}

export const pixelsOf = ({ data, width, height }: PNG) =>
  new Uint32Array(data.buffer, data.byteOffset, width * height);

function indexed(picture: PNG, { colours, place }: Palette): Chunk[] {
  const { width, height } = picture;
  const pixels = pixelsOf(picture);
  const rows = Buffer.alloc((width + 1) * height);
  let at = 0;
  for (let y = 0; y < height; y++) {
    at++;
    for (let x = 0; x < width; x++) rows[at++] = place.get(pixels[y * width + x] ?? 0) ?? 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return [
    { type: "IHDR", data: head },
    { type: "PLTE", data: Buffer.from(colours.flatMap(channels)) },
    { type: "IDAT", data: deflateSync(rows, { level: 9, memLevel: 9 }) },
    { type: "IEND", data: Buffer.alloc(0) },
  ];
}

/** A picture of the browser as it is kept: a third of its size, and telling how far it is from what was there. */
export function pack(png: Buffer): Buffer {
  const picture = PNG.sync.read(png);
  const palette = paletteOf(pixelsOf(picture));
  const [head, ...rest] = palette
    ? indexed(picture, palette)
    : chunksOf(PNG.sync.write(picture, { colorType: 2, deflateLevel: 9 }));
  const note = noteChunk({
    hash: hashOf(png),
    exact: palette?.exact ?? null,
    error: palette?.error ?? 0,
  });
  return pngOf(head ? [head, note, ...rest] : []);
}

/** How far each colour of a kept picture may be from what was there; 0 for those that are not named. */
export function errorsOf(file: Buffer): ReadonlyMap<number, number> {
  const note = noteOf(file);
  const plte = chunksOf(file).find(({ type }) => type === "PLTE")?.data;
  const errors = new Map<number, number>();
  if (!note || !plte) return errors;
  for (let at = note.exact ?? 0; at * 3 < plte.length; at++)
    errors.set((plte.readUIntLE(at * 3, 3) | 0xff000000) >>> 0, note.error);
  return errors;
}
