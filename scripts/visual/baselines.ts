import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { root } from "../lib/house.mjs";
import { pack } from "./palette.ts";

export const folder = join(root, "tests/visual/baselines");
const hashesFile = join(folder, "hashes.json");

/** Hash of a picture as the browser wrote it: the same bytes need no closer look. */
export const hashOf = (png: Buffer) => createHash("sha256").update(png).digest("base64url").slice(0, 22);

export type Hashes = Record<string, string>;

export const readHashes = async (): Promise<Hashes> =>
  JSON.parse(await readFile(hashesFile, "utf8").catch(() => "{}")) as Hashes;

export async function writeHashes(hashes: Hashes): Promise<void> {
  await mkdir(folder, { recursive: true });
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(hashesFile, `${JSON.stringify(sorted, null, 1)}\n`);
}

export const readBaseline = (name: string) => readFile(join(folder, `${name}.png`)).catch(() => null);

export async function writeBaseline(name: string, png: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.png`), pack(png));
}

export const removeBaseline = (name: string) => rm(join(folder, `${name}.png`), { force: true });

export async function baselineNames(): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith(".png")).map((file) => file.slice(0, -4));
}

/** A copy of the picture's pixels on a larger sheet, so that pictures of two sizes can be laid over each other. */
function onSheet(png: PNG, width: number, height: number): Buffer {
  if (png.width === width && png.height === height) return png.data;
  const sheet = new PNG({ width, height });
  PNG.bitblt(png, sheet, 0, 0, png.width, png.height, 0, 0);
  return sheet.data;
}

export interface Comparison {
  /** Pixels that differ. */
  different: number;
  difference: Buffer;
}

/** Distance (pixelmatch, YIQ) from which a pixel differs: above what packing a baseline changes, below what eyes see. */
const THRESHOLD = 0.025;

/** How far two pictures are apart; what only smooths an edge differently does not count. */
export function compare(before: Buffer, after: Buffer): Comparison {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const out = new PNG({ width, height });
  const pixels = pixelmatch(onSheet(a, width, height), onSheet(b, width, height), out.data, width, height, {
    threshold: THRESHOLD,
  });
  const resized = a.width !== b.width || a.height !== b.height;
  return { different: resized ? Math.max(1, pixels) : pixels, difference: PNG.sync.write(out) };
}
