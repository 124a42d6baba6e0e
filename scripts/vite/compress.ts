import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt)$/;

export interface Sized {
  name: string;
  /** Bytes as sent with brotli; as they are where compressing does not help. */
  bytes: number;
}

/** Writes a `.br` and a `.gz` beside each text file, at the highest setting; the server sends them as they are. */
export async function compress(dist: string): Promise<Sized[]> {
  const names = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    names.map(async (name) => {
      const content = await readFile(name);
      if (!COMPRESSIBLE.test(name)) return { name, bytes: content.length };
      const small = await brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
      await Promise.all([
        writeFile(`${name}.br`, small),
        writeFile(`${name}.gz`, await gz(content, { level: 9 })),
      ]);
      return { name, bytes: small.length };
    }),
  );
}
