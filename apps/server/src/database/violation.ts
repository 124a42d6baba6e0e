/** SQLSTATE of a broken unique index. */
const UNIQUE_VIOLATION = "23505";

/** SQLSTATE of a row that names one which is not there. */
const REFERENCE_VIOLATION = "23503";

/** Was something that a statement names removed while it was on its way? */
export function isReferenceGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && cause.code === REFERENCE_VIOLATION) return true;
  }
  return false;
}

/** Name of the unique index that a statement broke; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && cause.code === UNIQUE_VIOLATION && "constraint" in cause)
      return String(cause.constraint);
  }
  return null;
}
