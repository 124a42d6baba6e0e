import { expect, test } from "vitest";
import { sql } from "../database/drizzle.ts";
import { openPostgres } from "../database/open.ts";
import { withServer } from "../testing/with-server.ts";
import { indexJobs } from "./indexes.ts";

withServer(
  "the indexes of the queue",
  (server) => {
    test("a start waits for no job that is being written, and adds an index that is missing", async () => {
      const { db } = server.services;
      const url = new URL(server.database.boss.connectionString ?? "");
      url.searchParams.set("options", "-c lock_timeout=500");
      const other = await openPostgres(url.href);
      const there = async () => {
        const found = sql`select indexname from pg_indexes where indexname like 'candor\\_job\\_%' and tablename = 'job'`;
        return ((await db.execute(found)) as unknown as { rows: unknown[] }).rows.length;
      };
      try {
        await db.transaction(async (tx) => {
          await tx.execute(sql`lock table pgboss.job in row exclusive mode`);
          await indexJobs(other.db);
        });
        expect(await there()).toBe(3);
        await db.execute(sql`drop index pgboss.candor_job_states`);
        await indexJobs(other.db);
        expect(await there()).toBe(3);
      } finally {
        await other.close();
      }
    });
  },
  { on: ["postgres"] },
);
