import { createWriteStream } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileStore } from "@tus/file-store";
import { writing } from "./no-space.ts";

/** Where files lie while they arrive: outside every folder that is served. */
export interface UploadFolder {
  store: FileStore;
  /** `id` is the upload's UUID and nothing that a sender chose. */
  pathOf(id: string): string;
  /** Bytes that have arrived; null where there is no such file. */
  sizeOf(id: string): Promise<number | null>;
  remove(id: string): Promise<void>;
}

/** The library's own store hides why a write failed; a full disk has words of its own. */
class TellingStore extends FileStore {
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: "r+", start: offset });
    await writing(() => pipeline(readable, file));
    return offset + file.bytesWritten;
  }
}

export async function uploadFolder(folder: string): Promise<UploadFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string) => join(folder, id);
  return {
    store: new TellingStore({ directory: folder }),
    pathOf,
    sizeOf: (id) =>
      stat(pathOf(id)).then(
        ({ size }) => size,
        () => null,
      ),
    async remove(id) {
      await Promise.all([rm(pathOf(id), { force: true }), rm(`${pathOf(id)}.json`, { force: true })]);
    },
  };
}
