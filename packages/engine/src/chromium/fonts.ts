/// <reference path="./wawoff2.d.ts" />
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import woff2 from "wawoff2";

interface Font {
  /** Where its package is installed. */
  at: () => string;
  /** The files to take of it. */
  files: RegExp;
}

/** Noto Sans (SIL OFL 1.1) for scripts that the shipped Chromium has no letters for: of each, that script alone. */
const FONTS: readonly Font[] = [
  { at: () => import.meta.resolve("@fontsource-variable/noto-sans-sc"), files: /-wght-normal\.woff2$/ },
  {
    at: () => import.meta.resolve("@fontsource-variable/noto-sans-arabic"),
    files: /-arabic-wght-normal\.woff2$/,
  },
];

/**
 * Puts fonts for Chinese and Arabic into a folder, so that screenshots of pages in these scripts show their text: the
 * shipped Chromium brings Latin, Greek, Cyrillic and Hebrew letters, and takes TrueType, not the web format that
 * registries carry.
 */
export async function addFonts(folder: string): Promise<void> {
  for (const { at, files } of FONTS) {
    const source = join(dirname(fileURLToPath(at())), "files");
    for (const name of (await readdir(source)).filter((one) => files.test(one))) {
      const font = await woff2.decompress(await readFile(join(source, name)));
      await writeFile(join(folder, name.replace(/\.woff2$/, ".ttf")), font);
    }
  }
}
