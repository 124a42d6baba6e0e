import { DrizzleQueryError } from "../database/drizzle.ts";

/** The disk is full, or what this process may have of it, or it was made read-only: only writing meets these. */
const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EROFS"]);

/** May not be written, or the disk failed: reading meets these, too. */
const REFUSED = new Set(["EACCES", "EPERM", "EIO"]);

/** Steps of writing a file: starting a process may be forbidden, too. */
const STEPS = new Set(["open", "write", "mkdir", "rename", "link", "copyfile", "ftruncate", "fsync"]);

/** What `writing` saw fail. A file is opened to be read as well as to be written, and its error says not for what. */
const written = new WeakSet<Error>();

/** Does what writes to the storage, so that `isNoSpace` knows its failures from those of reading. */
export async function writing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error) written.add(error);
    throw error;
  }
}

/** The database's word for a disk that is full: class 53 of SQLSTATE. */
const DISK_FULL = "53100";

/** Did the storage refuse what was to be written, a file or a row? */
export function isNoSpace(error: unknown): boolean {
  if (error instanceof DrizzleQueryError)
    return error.cause !== undefined && "code" in error.cause && error.cause.code === DISK_FULL;
  if (!(error instanceof Error && "code" in error && "syscall" in error)) return false;
  if (!STEPS.has(String(error.syscall))) return false;
  const code = String(error.code);
  return FULL.has(code) || (REFUSED.has(code) && (error.syscall !== "open" || written.has(error)));
}
