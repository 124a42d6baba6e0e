import { HEALTH_PATH, LIVE_PATH, READY_PATH } from "@candor/api/contract";
import type { FastifyInstance } from "fastify";
import { sql } from "../database/drizzle.ts";
import type { Db } from "../database/transaction.ts";
import { refuse } from "./envelope.ts";

/** How long a database may take to say that it is there, in milliseconds. */
const PATIENCE_MS = 2_000;

const OK = { code: 0, message: "", data: { status: "ok" } };

async function answersInTime(db: Db): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), PATIENCE_MS);
  const answers = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answers, late.promise]);
  clearTimeout(timer);
  return result;
}

/** What machines ask: is the process there, and can it serve people. */
export function serveProbes(app: FastifyInstance, db: Db): void {
  // Whoever asks every second is not held to what a person may ask.
  const unlimited = { config: { rateLimit: false as const } };
  app.get(LIVE_PATH, unlimited, async (_request, reply) =>
    reply.header("cache-control", "no-store").send(OK),
  );
  app.get(READY_PATH, unlimited, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return (await answersInTime(db)) ? reply.send(OK) : refuse(request, reply, "common.unavailable");
  });
  app.get(HEALTH_PATH, async () => {
    await db.execute(sql`select 1`);
    return OK;
  });
}
