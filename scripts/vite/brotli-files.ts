import { promises as fs } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);
const TEXT = /\.(?:css|html|js|json|svg|txt)$/;
/** Under this size a smaller copy saves less than it costs to look it up. */
const SMALLEST_BYTES = 1024;

/** Writes a `.br` file, level 11, beside each text file of a build, so that the server compresses nothing. */
export function brotliFiles(): Plugin {
  return {
    name: "candor-brotli-files",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await fs.readdir(dir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => TEXT.test(name))
          .map(async (name) => {
            const file = join(dir, name);
            const content = await fs.readFile(file);
            if (content.length < SMALLEST_BYTES) return;
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            };
            await fs.writeFile(`${file}.br`, await compress(content, { params }));
          }),
      );
    },
  };
}
