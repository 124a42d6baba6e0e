import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../lib/house.mjs";
import { pack } from "./kept.ts";

export const folder = join(root, "tests/visual/baselines");

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
