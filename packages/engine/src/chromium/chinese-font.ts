/// <reference path="./wawoff2.d.ts" />
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import woff2 from "wawoff2";

const WEIGHT_FILES = /-wght-normal\.woff2$/;

/**
 * Puts Noto Sans SC (SIL OFL 1.1) into a folder of fonts, so that screenshots of Chinese pages show their text:
 * the shipped Chromium brings Latin letters only, and takes TrueType, not the web format that registries carry.
 */
export async function addChineseFont(folder: string): Promise<void> {
  const files = join(
    dirname(fileURLToPath(import.meta.resolve("@fontsource-variable/noto-sans-sc"))),
    "files",
  );
  for (const name of (await readdir(files)).filter((one) => WEIGHT_FILES.test(one))) {
    const font = await woff2.decompress(await readFile(join(files, name)));
    await writeFile(join(folder, name.replace(/\.woff2$/, ".ttf")), font);
  }
}
