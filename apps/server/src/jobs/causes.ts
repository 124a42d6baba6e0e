import { isConflict } from "../database/conflict.ts";
import { isOutage } from "../database/outage.ts";

/** The job is to run again, for a reason that is no fault: a stop of the server, a worker that was lost. */
export class RunAgainError extends Error {
  override readonly name = "RunAgainError";
}

/** What a system says that is short of something for the moment. */
const SHORT = new Set(["EAGAIN", "EBUSY", "EDQUOT", "EIO", "EMFILE", "ENFILE", "ENOMEM", "ENOSPC"]);

/** How a mail server that could not be reached, or not signed in to, is told of. */
const MAIL = new Set(["ECONNECTION", "EDNS", "ESOCKET", "ETIMEDOUT", "ETLS", "EAUTH", "EPROTOCOL"]);

/** First answer of a mail server that will not change by itself: a 5xx about this very message. */
const REFUSED = 500;

/**
 * Can the same job succeed at another time? What is wrong with the job itself stays wrong: running it again would do
 * the work, and the harm, once more.
 */
export function canPass(error: unknown): boolean {
  if (error instanceof RunAgainError || isOutage(error) || isConflict(error)) return true;
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (SHORT.has(code) || MAIL.has(code)) return true;
  return "responseCode" in error && Number(error.responseCode) < REFUSED;
}
