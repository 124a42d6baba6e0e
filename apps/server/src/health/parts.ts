import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { HealthState } from "@candor/api/contract";
import { and, asc, count, desc, isNotNull, isNull, sql, sum } from "../database/drizzle.ts";
import { blob, mail } from "../database/schema.ts";
import { FAILED_VISIT } from "../jobs/queues.ts";
import type { Services } from "../services.ts";
import { inTime } from "./in-time.ts";
import { rowsOf } from "./versions.ts";

/** Milliseconds after which an answer is slow. */
const SLOW_MS = 500;
/** A job that could run and waits longer than this has nobody who takes it. */
const WAITS_MS = 10 * 60_000;
/** How long a mail server's greeting and sign-in may take, in milliseconds: less than the whole part, which tells more. */
const GREETING_MS = 7_000;
const DAY_MS = 86_400_000;
/** Free bytes: below the first it wants someone to look, below the second a scan may not be stored. */
const FREE = { warning: 2_000_000_000, failed: 200_000_000 };

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; latency: number }> {
  const from = performance.now();
  const result = await work();
  return { result, latency: Math.round((performance.now() - from) * 10) / 10 };
}

const slow = (latency: number): HealthState => (latency > SLOW_MS ? "warning" : "ok");

export async function databaseFacts({ db }: Services) {
  const { result, latency } = await timed(() =>
    rowsOf<{ version: string; size: string | number }>(
      db,
      sql`select current_setting('server_version') as version, pg_database_size(current_database()) as size`,
    ),
  );
  const [row] = result;
  return {
    state: slow(latency),
    facts: { version: row?.version ?? null, size: row ? Number(row.size) : null, latency },
  };
}

/**
 * Writes a file of its own beside the others, reads it back and removes it; then reads the smallest that was stored:
 * a folder that was not mounted takes new files, and has none of the old.
 */
export async function storageFacts({ db, env, blobs }: Services) {
  const folder = join(env.dataDir, "files");
  const { latency } = await timed(async () => {
    await mkdir(folder, { recursive: true });
    const bytes = randomBytes(1024);
    const path = join(folder, `.health.${randomBytes(6).toString("hex")}`);
    try {
      await writeFile(path, bytes, { mode: 0o600 });
      if (!(await readFile(path)).equals(bytes)) throw new Error("What was read is not what was written.");
    } finally {
      await rm(path, { force: true });
    }
  });
  const [stored] = await db.select({ sha256: blob.sha256 }).from(blob).orderBy(asc(blob.size)).limit(1);
  if (stored) await blobs.get(stored.sha256);
  const [row] = await db.select({ files: count(), size: sum(blob.size).mapWith(Number) }).from(blob);
  return { state: slow(latency), facts: { files: row?.files ?? 0, size: row?.size ?? 0, latency } };
}

export async function queueFacts({ db }: Services) {
  const dayAgo = new Date(Date.now() - DAY_MS).toISOString();
  const [row] = await rowsOf<{
    waiting: string | number;
    running: string | number;
    failed: string | number;
    failed_visits: string | number;
    broken_visits: string | number;
    oldest: string | Date | null;
  }>(
    db,
    sql`select count(*) filter (where state in ('created', 'retry')) as waiting,
          count(*) filter (where state = 'active') as running,
          count(*) filter (where state = 'failed' and completed_on > ${dayAgo}::timestamptz) as failed,
          count(*) filter (where ${FAILED_VISIT} and completed_on > ${dayAgo}::timestamptz) as failed_visits,
          count(*) filter (where ${FAILED_VISIT} and completed_on > ${dayAgo}::timestamptz
            and output->>'failure' in ('internal', 'worker_lost')) as broken_visits,
          min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest
        from pgboss.job where name in ('scan', 'mail', 'link')`,
  );
  const oldest = row?.oldest ? new Date(row.oldest) : null;
  const failed = Number(row?.failed ?? 0);
  const stuck = oldest !== null && Date.now() - oldest.getTime() > WAITS_MS;
  // That a website does not answer is no matter of the installation's; what broke here is.
  const broken = Number(row?.broken_visits ?? 0);
  return {
    state: (stuck || failed + broken > 0 ? "warning" : "ok") as HealthState,
    facts: {
      waiting: Number(row?.waiting ?? 0),
      running: Number(row?.running ?? 0),
      failed,
      failed_visits: Number(row?.failed_visits ?? 0),
      broken_visits: broken,
      oldest: oldest?.toISOString() ?? null,
    },
  };
}

export async function mailFacts({ db, outbox }: Services) {
  // What was not delivered matters most where the server does not answer, or takes the connection and says nothing.
  const asked = inTime(outbox.answers(), GREETING_MS).then(
    () => undefined,
    (error: unknown) => ({ state: "failed" as const, error }),
  );
  const undelivered = await db.$count(mail, and(isNull(mail.sent_at), isNotNull(mail.error)));
  const [last] = await db
    .select({ sent_at: mail.sent_at })
    .from(mail)
    .where(isNotNull(mail.sent_at))
    .orderBy(desc(mail.sent_at))
    .limit(1);
  const state: HealthState = undelivered > 0 ? "warning" : "ok";
  return { state, ...(await asked), facts: { undelivered, last_sent: last?.sent_at?.toISOString() ?? null } };
}

export async function diskFacts({ env }: Services) {
  const { bavail, blocks, bsize } = await statfs(env.dataDir);
  const free = bavail * bsize;
  const total = blocks * bsize;
  const state: HealthState = free < FREE.failed ? "failed" : free < FREE.warning ? "warning" : "ok";
  return { state, facts: { free, total } };
}
