import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, copyFile, link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { and, eq, lt, sql } from "../database/drizzle.ts";
import { blob } from "../database/schema.ts";
import type { Db, RootDb } from "../database/transaction.ts";
import { writing } from "./no-space.ts";

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
  /** Removes bytes that nothing names any more; not where they were stored within the last hour, by somebody else. */
  remove(sha256: string): Promise<void>;
}

/** For how long bytes count as just stored: whoever stored them may be about to name them. */
const NEW = sql`interval '1 hour'`;

/** Blobs in a folder, what they are in the database. */
export function folderBlobs(db: RootDb, folder: string): BlobStore {
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
  const isThere = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );

  /** Whole or not at all, however this process ends. */
  async function place(path: string, write: (part: string) => Promise<unknown>): Promise<void> {
    const part = `${path}.${randomBytes(6).toString("hex")}`;
    try {
      await writing(async () => {
        await write(part);
        await rename(part, path);
      });
    } catch (error) {
      // On a full disk what was begun would be in the way of all that follows.
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async function keep(row: typeof blob.$inferInsert, tx: Db, write: (part: string) => Promise<unknown>) {
    const path = pathOf(row.sha256);
    await mkdir(join(folder, row.sha256.slice(0, 2)), { recursive: true });
    await place(path, write);
    const set = { created_at: sql`now()` };
    await tx.insert(blob).values(row).onConflictDoUpdate({ target: blob.sha256, set });
    // It was being removed, until just now.
    if (!(await isThere(path))) await place(path, write);
  }

  return {
    async put(bytes, mediaType, tx = db) {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const row = { sha256, size: bytes.byteLength, media_type: mediaType };
      await keep(row, tx, (part) => writeFile(part, bytes, { mode: 0o600 }));
      return sha256;
    },
    async adopt(from, { sha256, size, mediaType }, tx = db) {
      // Another file system, or one without links: a copy.
      const write = (part: string) => link(from, part).catch(() => copyFile(from, part));
      await keep({ sha256, size, media_type: mediaType }, tx, write);
    },
    async remove(sha256) {
      await db.transaction(async (tx) => {
        const old = and(eq(blob.sha256, sha256), lt(blob.created_at, sql`now() - ${NEW}`));
        const gone = await tx.delete(blob).where(old).returning({ id: blob.sha256 });
        // Before the row is let go of: who stores the same bytes waits for it, and looks for the file afterwards.
        if (gone.length > 0) await rm(pathOf(sha256), { force: true });
      });
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
