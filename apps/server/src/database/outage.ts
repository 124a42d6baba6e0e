import { DrizzleQueryError } from "./drizzle.ts";

/** What the system says of a database server that is not there. */
const SYSTEM = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** What a database server says that is stopping, starting, or has no room: classes 57P and 53 of SQLSTATE. */
const SERVER = /^(57P0[1-5]|53[0-9A-Z]{3}|08[0-9A-Z]{3})$/;

/** The driver's words where it has no code. */
const DRIVER = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** Did the database fail to answer, rather than refuse a statement? Then the same call may work in a minute. */
export function isOutage(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  const code = "code" in cause ? String(cause.code) : "";
  // A missing file has the system's codes too: only the database's sockets count.
  if (SYSTEM.has(code))
    return error instanceof DrizzleQueryError || ("syscall" in cause && cause.syscall === "connect");
  return SERVER.test(code) || DRIVER.test(cause.message);
}
