import type { Health, HealthState } from "@candor/api/contract";
import { maskText } from "@candor/api/reports";
import type { Services } from "../services.ts";
import { browserVersion } from "./browser.ts";
import { inTime } from "./in-time.ts";
import { databaseFacts, diskFacts, mailFacts, queueFacts, storageFacts } from "./parts.ts";
import { versionsOf } from "./versions.ts";

/** How long a part may take to answer, in milliseconds. */
const PATIENCE_MS = 8_000;
/** Characters of an answer that are shown. */
const SHOWN = 300;

interface Answer<Facts> {
  state: HealthState;
  facts: Facts;
  /** Why it does not work, where what is known of it is known all the same. */
  error?: unknown;
}

const said = (error: unknown): string =>
  maskText(error instanceof Error ? error.message : String(error)).slice(0, SHOWN);

/** Tries a part; one that fails, or takes too long, is told as it stands instead of failing the others. */
async function tried<Facts extends object>(
  ask: () => Promise<Answer<Facts>>,
  unknown: { [Name in keyof Facts]: null },
): Promise<{ [Name in keyof Facts]: Facts[Name] | null } & { state: HealthState; error: string | null }> {
  try {
    const { state, facts, error } = await inTime(ask(), PATIENCE_MS);
    return { ...facts, state, error: error === undefined ? null : said(error) };
  } catch (error) {
    return { ...unknown, state: "failed", error: said(error) };
  }
}

/** What this installation stands on, each part asked now. */
export async function healthOf(services: Services): Promise<Health> {
  const { env } = services;
  const kind = env.databaseUrl ? ("postgres" as const) : ("embedded" as const);
  const [database, storage, browser, queue, mail, disk] = await Promise.all([
    tried(() => databaseFacts(services), { version: null, size: null, latency: null }),
    tried(() => storageFacts(services), { files: null, size: null, latency: null }),
    tried(browserVersion, { version: null }),
    tried(() => queueFacts(services), {
      waiting: null,
      running: null,
      failed: null,
      failed_visits: null,
      broken_visits: null,
      oldest: null,
    }),
    tried(() => mailFacts(services), { undelivered: null, last_sent: null }),
    tried(() => diskFacts(services), { free: null, total: null }),
  ]);
  return {
    checked_at: new Date().toISOString(),
    database: { ...database, kind },
    storage,
    browser,
    queue,
    mail: { ...mail, server: env.smtpUrl !== undefined },
    disk,
    versions: await versionsOf(services.db),
  };
}
