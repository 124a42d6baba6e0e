import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { WebsiteFacts } from "../../facts/types.ts";

const file = new URL("./kept-facts.json.br", import.meta.url);

/** Facts by host, as visits of the sites found them: rules are held against their truth without a visit. */
export const readKept = (): Record<string, WebsiteFacts> =>
  JSON.parse(brotliDecompressSync(readFileSync(file)).toString());

/** Keeps facts beside those of other sites, in order of hosts. */
export function keep(visited: Readonly<Record<string, WebsiteFacts>>): void {
  const all = Object.entries({ ...readKept(), ...visited }).sort(([one], [other]) => (one < other ? -1 : 1));
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  writeFileSync(file, brotliCompressSync(JSON.stringify(Object.fromEntries(all)), { params }));
}
