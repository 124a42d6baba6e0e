import Fastify, { type FastifyBaseLogger } from "fastify";
import type { Env } from "./env.ts";

/** The logger that Fastify makes, for what runs beside it too. JSON lines on standard error. */
export const createLog = (level: Env["logLevel"]): FastifyBaseLogger =>
  Fastify({ logger: { level, stream: process.stderr } }).log;
