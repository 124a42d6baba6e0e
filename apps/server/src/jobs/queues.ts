import type { QueueOptions, QueuePolicy } from "pg-boss";
import { sql } from "../database/drizzle.ts";

/** Without a sign of life for this long, a job's process counts as dead and the job is taken again. */
export const HEARTBEAT_S = 15;

/** A row of `pgboss.job` that came to its end without results: its outcome says why. */
export const FAILED_VISIT = sql.raw("(state = 'completed' and coalesce(output, '{}'::jsonb) ? 'failure')");

interface Definition {
  queue: QueueOptions & { policy: QueuePolicy };
  /** How many at once in this process, and per company over all processes. */
  work(workers: number): { atOnce: number; perGroup?: number };
}

export type JobKind = "scan" | "mail" | "link";

export const QUEUES: Readonly<Record<JobKind, Definition>> = {
  scan: {
    queue: {
      // One job per scan, queued or active, however often it is asked for.
      policy: "exclusive",
      // Each stop of a server costs one; what a scan may lose by itself is counted by the scan.
      retryLimit: 50,
      retryDelay: 0,
      expireInSeconds: 15 * 60,
      heartbeatSeconds: HEARTBEAT_S,
    },
    work: (workers) => ({ atOnce: workers, perGroup: 1 }),
  },
  mail: {
    queue: {
      policy: "exclusive",
      retryLimit: 8,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3_600,
      expireInSeconds: 120,
      heartbeatSeconds: HEARTBEAT_S,
    },
    work: () => ({ atOnce: 1 }),
  },
  link: {
    queue: {
      policy: "exclusive",
      retryLimit: 8,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 60,
      heartbeatSeconds: HEARTBEAT_S,
    },
    work: () => ({ atOnce: 1 }),
  },
};
