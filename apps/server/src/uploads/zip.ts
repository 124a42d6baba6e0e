import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from "yauzl";

/**
 * What an archive may ask for in all, before anything of it is unpacked. The largest apps of today have some 60,000
 * entries that unpack to four times their size; what is read of one are texts of less than a megabyte.
 */
const ENTRIES_MAX = 150_000;
const NAMES_MAX_BYTES = 32 * 1024 ** 2;
const RATIO_MAX = 100;
const READ_ENTRIES_MAX = 16;
const READ_MAX_BYTES = 8 * 1024 ** 2;

/** An archive that is made to burst, or to be read in two ways. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

/** Counts what an archive says of itself, and ends the reading where it says too much. */
class Budget {
  readonly #names = new Set<string>();
  readonly #places = new Set<number>();
  readonly #size: number;
  #nameBytes = 0;
  #unpacked = 0;

  constructor(size: number) {
    this.#size = size;
  }

  note({
    fileName,
    uncompressedSize,
    relativeOffsetOfLocalHeader: place,
    generalPurposeBitFlag: flags,
  }: Entry) {
    this.#nameBytes += fileName.length;
    this.#unpacked += uncompressedSize;
    // One name twice, or one place under two names: which of them counts is anybody's guess.
    if (this.#names.has(fileName) || this.#places.has(place))
      throw new ArchiveError(`${fileName} stands twice`);
    this.#names.add(fileName);
    this.#places.add(place);
    if (this.#names.size > ENTRIES_MAX || this.#nameBytes > NAMES_MAX_BYTES)
      throw new ArchiveError("too many entries");
    if (this.#unpacked > this.#size * RATIO_MAX) throw new ArchiveError("unpacks to too much");
    if (flags & 1) throw new ArchiveError("is encrypted");
  }
}

/** Chooses what is read, within a budget of its own. */
function chosen(entries: readonly Entry[]): readonly Entry[] {
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (entries.length > READ_ENTRIES_MAX || bytes > READ_MAX_BYTES) throw new ArchiveError("too much to read");
  return entries;
}

/**
 * Reads the entries of a zip, by its path or its bytes, whose names `wanted` accepts, uncompressed. Null where the file is no zip, or one
 * that cannot be read.
 * @throws {ArchiveError} where it is one that nobody would build in earnest
 */
export async function zipEntries(
  from: string | Buffer,
  wanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, Buffer> | null> {
  let zip: ZipFile;
  try {
    const options = { validateEntrySizes: true, autoClose: false };
    zip =
      typeof from === "string" ? await openPromise(from, options) : await fromBufferPromise(from, options);
  } catch {
    return null;
  }
  try {
    const budget = new Budget(zip.fileSize);
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      budget.note(entry);
      if (wanted(entry.fileName)) entries.push(entry);
    }
    const found = new Map<string, Buffer>();
    for (const entry of chosen(entries))
      found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    return found;
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    return null;
  } finally {
    zip.close();
  }
}
