import Fastify, { type FastifyBaseLogger, type FastifyRequest } from "fastify";
import { DrizzleQueryError } from "./database/drizzle.ts";
import type { Env } from "./env/env.ts";

/** A request without its query: signatures of files and the one-time code of the set-up stand there. */
const req = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.split("?", 1)[0],
  host,
  remoteAddress: ip,
});

interface ToldError {
  [more: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error and what caused it. Of a failed statement the text alone: its values are people's data and hashes. */
function err(error: Error): ToldError {
  const query = error instanceof DrizzleQueryError ? error.query : null;
  const stack = error.stack ?? "";
  return {
    type: error.constructor.name,
    message: query ?? error.message,
    // A stack begins with the message.
    stack: query === null ? stack : stack.slice(Math.max(0, stack.search(/\n {4}at /))),
    ...("code" in error ? { code: error.code } : {}),
    ...(error.cause instanceof Error ? { cause: err(error.cause) } : {}),
  };
}

/** The logger that Fastify makes, for what runs beside it too. JSON lines on standard error. */
export const createLog = (
  level: Env["logLevel"],
  stream: { write(line: string): void } = process.stderr,
): FastifyBaseLogger => Fastify({ logger: { level, stream, serializers: { req, err } } }).log;
