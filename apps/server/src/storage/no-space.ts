/** The disk is full, or what this process may have of it; it was made read-only, or failed. */
const CODES = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EACCES", "EPERM", "EIO"]);

/** Steps of writing a file: starting a process may be forbidden, too. */
const STEPS = new Set(["open", "write", "mkdir", "rename", "link", "copyfile", "ftruncate", "fsync"]);

/** Did the storage refuse what was to be written? */
export const isNoSpace = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  CODES.has(String(error.code)) &&
  "syscall" in error &&
  STEPS.has(String(error.syscall));
