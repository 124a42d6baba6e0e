import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, link, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { blob } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

/**
 * Bytes named by their SHA-256: written once, never changed. With the transaction that they belong to, they are kept
 * if it is: put them last, after all that may refuse it.
 */
export interface BlobStore {
  put(bytes: Uint8Array, mediaType: string, tx?: Db): Promise<string>;
  /** Keeps a file that lies on this machine and has been hashed. The file itself stays where it is. */
  adopt(path: string, file: { sha256: string; size: number; mediaType: string }, tx?: Db): Promise<void>;
  /** The same as `get`, for what may be too large to hold. */
  open(sha256: string): Promise<{ stream: Readable; size: number; mediaType: string } | null>;
  /** Null where there is no such blob. */
  get(sha256: string): Promise<{ bytes: Buffer; mediaType: string } | null>;
}

/** Blobs in a folder, what they are in the database. */
export function folderBlobs(db: Db, folder: string): BlobStore {
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
  return {
    async put(bytes, mediaType, tx = db) {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const path = pathOf(sha256);
      await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true });
      // Whole or not at all, however this process ends.
      const part = `${path}.${randomBytes(6).toString("hex")}`;
      await writeFile(part, bytes, { mode: 0o600 });
      await rename(part, path);
      const row = { sha256, size: bytes.byteLength, media_type: mediaType };
      await tx.insert(blob).values(row).onConflictDoNothing();
      return sha256;
    },
    async adopt(from, { sha256, size, mediaType }, tx = db) {
      const path = pathOf(sha256);
      await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true });
      const part = `${path}.${randomBytes(6).toString("hex")}`;
      // Another file system, or one without links: a copy.
      await link(from, part).catch(() => copyFile(from, part));
      await rename(part, path);
      await tx.insert(blob).values({ sha256, size, media_type: mediaType }).onConflictDoNothing();
    },
    async open(sha256) {
      const [row] = await db.select().from(blob).where(eq(blob.sha256, sha256));
      if (!row) return null;
      return { stream: createReadStream(pathOf(sha256)), size: row.size, mediaType: row.media_type };
    },
    async get(sha256) {
      const [row] = await db.select().from(blob).where(eq(blob.sha256, sha256));
      if (!row) return null;
      return { bytes: await readFile(pathOf(sha256)), mediaType: row.media_type };
    },
  };
}
