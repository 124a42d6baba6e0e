import { setTimeout as delay } from "node:timers/promises";

/** SQLSTATE of a transaction that met another one: a serialization failure, a deadlock. Run again, it succeeds. */
const CONFLICTS = new Set(["40001", "40P01"]);

/** Did the database end a transaction in favour of another one? */
export function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && CONFLICTS.has(String(cause.code))) return true;
  }
  return false;
}

/** Runs of one transaction, and the longest first wait between two of them in milliseconds: each next one is doubled. */
const RUNS_MAX = 6;
const WAIT_MS = 10;

/** Runs `work` again as long as the database ends it in favour of another transaction. It changes nothing but rows. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let run = 1; ; run += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || run === RUNS_MAX) throw error;
      // By chance, so that two that met do not meet again.
      await delay(Math.random() * WAIT_MS * 2 ** run);
    }
  }
}
