import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { blob } from "../database/schema.ts";

/** Bytes named by their SHA-256: written once, never changed. */
export interface BlobStore {
  put(bytes: Uint8Array, mediaType: string): Promise<string>;
  /** Null where there is no such blob. */
  get(sha256: string): Promise<{ bytes: Buffer; mediaType: string } | null>;
}

/** Blobs in a folder, what they are in the database. */
export function folderBlobs(db: Db, folder: string): BlobStore {
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
  return {
    async put(bytes, mediaType) {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const path = pathOf(sha256);
      await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true });
      // Whole or not at all, however this process ends.
      const part = `${path}.${randomBytes(6).toString("hex")}`;
      await writeFile(part, bytes, { mode: 0o600 });
      await rename(part, path);
      const row = { sha256, size: bytes.byteLength, media_type: mediaType };
      await db.insert(blob).values(row).onConflictDoNothing();
      return sha256;
    },
    async get(sha256) {
      const [row] = await db.select().from(blob).where(eq(blob.sha256, sha256));
      if (!row) return null;
      return { bytes: await readFile(pathOf(sha256)), mediaType: row.media_type };
    },
  };
}
