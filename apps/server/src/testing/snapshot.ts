import { sql } from "../database/drizzle.ts";
import type { RootDb } from "../database/transaction.ts";
import { until } from "./wait.ts";

/**
 * What is no change of anyone's data: counters, queues, what apps tell of themselves and of who has what open, and the
 * log of changes itself.
 */
const NO_DATA = [
  "audit_log",
  "throttle",
  "link_request",
  "audit_chain",
  "tracking_event",
  "error_report",
  "sign_on_flow",
  "jira_state",
  "campaign_opening",
  "scan_presence",
];

/** What counts of a row: where nothing is said, every write to it. */
const COUNTED: Readonly<Record<string, string>> = {
  // When it was last seen is written by reading, too.
  session: "one.id::text",
  // When it was first opened is noted by reading, too.
  activity_result: "one.id::text || coalesce(one.published_at::text, '')",
};

const rowsOf = async (db: RootDb, query: string): Promise<unknown[]> =>
  ((await db.execute(sql.raw(query))) as unknown as { rows: unknown[] }).rows;

/** Statements that read the state of every table of data, by the tables that there are. */
async function statement(db: RootDb): Promise<string> {
  const rows = (await rowsOf(
    db,
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  )) as { name: string }[];
  return rows
    .filter(({ name }) => !NO_DATA.includes(name))
    .map(({ name }) => {
      const counted = COUNTED[name] ?? "one.xmin::text || one.ctid::text";
      return `select '${name}' as name, md5(coalesce(string_agg(${counted}, ',' order by one.ctid), '')) as hash from "${name}" as one`;
    })
    .join(" union all ");
}

/** Tables whose rows have changed since the last look. */
export interface Watch {
  changed(): Promise<string[]>;
}

/** Watches all data. Jobs are waited for at each look: what an earlier call began counts for it, not for the next. */
export async function watchData(db: RootDb): Promise<Watch> {
  const query = await statement(db);
  const look = async () => {
    await jobsDone(db);
    const rows = (await rowsOf(db, query)) as { name: string; hash: string }[];
    return new Map(rows.map(({ name, hash }) => [name, hash]));
  };
  let last = await look();
  return {
    async changed() {
      const now = await look();
      const names = [...now.keys()].filter((name) => now.get(name) !== last.get(name));
      last = now;
      return names;
    },
  };
}

/** Waits until no job is queued or under way. */
export const jobsDone = (db: RootDb): Promise<boolean> =>
  until(async () => {
    const open = "select 1 from pgboss.job where state in ('created', 'retry', 'active') limit 1";
    return (await rowsOf(db, open)).length === 0;
  });
