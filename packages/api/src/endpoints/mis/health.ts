import * as z from "zod/mini";
import * as calls from "../../contract/mis/health.ts";
import { HEALTH_STATES } from "../../contract/mis/health.ts";
import { instant } from "../../entities/common.ts";
import { defineEndpoint } from "../endpoint.ts";

const part = {
  state: z.enum(HEALTH_STATES),
  /** What was answered where it does not work, secrets masked; null where nothing was. */
  error: z.nullable(z.string()),
};
const bytes = z.nullable(z.number());
const count = z.nullable(z.int());

const health = z.object({
  checked_at: instant,
  database: z.object({
    ...part,
    /** In this process, or a server of its own. */
    kind: z.enum(["embedded", "postgres"]),
    version: z.nullable(z.string()),
    size: bytes,
    /** Milliseconds that a question took. */
    latency: z.nullable(z.number()),
  }),
  /** A file is written, read back and removed. */
  storage: z.object({ ...part, files: count, size: bytes, latency: z.nullable(z.number()) }),
  /** The Chromium that visits websites and prints. It is started at most every ten minutes to ask. */
  browser: z.object({ ...part, version: z.nullable(z.string()) }),
  queue: z.object({
    ...part,
    waiting: count,
    running: count,
    /** Ended in the last day with all their tries used up. */
    failed: count,
    /** Ended in the last day without results: the visit failed. */
    failed_visits: count,
    /** Those of them that broke here, and not at the website: a worker was lost, or the product itself failed. */
    broken_visits: count,
    /** Since when the oldest job that could run waits; null: none does. */
    oldest: z.nullable(instant),
  }),
  mail: z.object({
    ...part,
    /** A mail server is set; without one mail stays in the outbox. */
    server: z.boolean(),
    /** Written, not delivered, with what a server answered. */
    undelivered: count,
    last_sent: z.nullable(instant),
  }),
  /** Where the data folder lies. */
  disk: z.object({ ...part, free: bytes, total: bytes }),
  versions: z.object({
    node: z.string(),
    /** Checks that the engine knows. */
    checks: z.int(),
    /** The last migration of the database. */
    migration: z.nullable(z.string()),
    /** Since when this process runs. */
    started_at: instant,
  }),
});
export type Health = z.infer<typeof health>;

export const getHealth = defineEndpoint(calls.getHealth, {
  request: z.object({}),
  reply: health,
  perMinute: 30,
  doc: "Whether what this installation stands on works: each part is tried, and one that fails says so instead of failing the call.",
});
