import type { Screenshot } from "@candor/api/entities";
import type { StoredScreenshot } from "../database/schema.ts";
import type { FileSigner } from "../storage/signer.ts";

/** A UUID (version 8) made of the first bits of a SHA-256: the same picture has the same id. */
function uuidOf(sha256: string): string {
  const hex = sha256.slice(0, 32);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join("-");
}

/** Screenshots with addresses that an `<img>` can read for a few minutes. */
export function toScreenshots(stored: readonly StoredScreenshot[], signer: FileSigner): Screenshot[] {
  return stored.map(({ blob, ...shot }) => ({ id: uuidOf(blob), url: signer.sign(blob), ...shot }));
}
