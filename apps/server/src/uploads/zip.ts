import { buffer } from "node:stream/consumers";
import { type Entry, openPromise, type ZipFile } from "yauzl";

/** Most entries looked at, and most bytes taken out of one: a package may be made to burst. */
const ENTRIES_MAX = 200_000;
const ENTRY_MAX_BYTES = 16 * 1024 ** 2;

/**
 * Reads the entries of a zip whose names `wanted` accepts, uncompressed. Null where the file is no zip, or one
 * that cannot be read.
 */
export async function zipEntries(
  path: string,
  wanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, Buffer> | null> {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { validateEntrySizes: true });
  } catch {
    return null;
  }
  const found = new Map<string, Buffer>();
  let seen = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      seen += 1;
      if (seen > ENTRIES_MAX) return null;
      if (!wanted(entry.fileName) || entry.uncompressedSize > ENTRY_MAX_BYTES) continue;
      found.set(entry.fileName, await read(zip, entry));
    }
    return found;
  } catch {
    return null;
  } finally {
    zip.close();
  }
}

async function read(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return buffer(await zip.openReadStreamPromise(entry));
}
