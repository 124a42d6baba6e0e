/** SQLSTATE of a broken unique index. */
const UNIQUE_VIOLATION = "23505";

/** Name of the unique index that a statement broke; null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && cause.code === UNIQUE_VIOLATION && "constraint" in cause)
      return String(cause.constraint);
  }
  return null;
}
