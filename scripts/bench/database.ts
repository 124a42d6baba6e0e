import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Database, openEmbedded, openPostgres } from "../../apps/server/src/database/open.ts";
import { startPostgres } from "../../apps/server/src/testing/postgres.ts";
import { addCrowd } from "./crowd.ts";
import { firstAssessment } from "./first-assessment.ts";
import { backendsOf } from "./offer.ts";
import { addAssessments, multiplyChecks } from "./seed.ts";

/** Published checks and assessments of the one company whose people are asked. */
const CHECKS = 10_000;
const ASSESSMENTS = 200;

export const DATABASES = ["embedded", "postgres"] as const;
export type Kind = (typeof DATABASES)[number];

/** A database with everything in it, and the settings of a server on it. */
export interface Seeded {
  env: Record<string, string>;
  /** Opens it for the bench itself. No server may be running on the embedded one. */
  open: () => Promise<Database>;
  /** The database's own processes. */
  backends: () => number[];
  close: () => Promise<void>;
}

async function seed({ env, open }: Seeded): Promise<void> {
  await firstAssessment(env);
  const database = await open();
  try {
    const { db } = database;
    await multiplyChecks(database, CHECKS);
    await addAssessments(database, ASSESSMENTS);
    await addCrowd(database);
    for (const name of ["copy", "earlier", "company", "scan"])
      await db.execute(sql`drop table ${sql.identifier(`bench_${name}`)}`);
    await db.execute(sql`vacuum analyze`);
  } finally {
    await database.close();
  }
}

/** A seeded database: kept in `keep` where a folder is given, and made anew otherwise. */
export async function seeded(kind: Kind, keep: string | undefined): Promise<Seeded> {
  const folder = keep ? join(keep, kind) : await mkdtemp(join(tmpdir(), "candor-bench-"));
  await mkdir(folder, { recursive: true });
  const done = join(folder, "seeded");
  const known = existsSync(done);
  const env: Record<string, string> = {
    ...{ CANDOR_DATA_DIR: join(folder, "data"), CANDOR_RATE_LIMIT: "10000000" },
    // Its server takes the embedded database, whatever else is named here.
    DATABASE_URL: "",
  };
  let stop = async () => {};
  if (kind === "postgres") {
    const address = join(folder, "address");
    if (known) env.DATABASE_URL = await readFile(address, "utf8");
    else {
      if (keep && !process.env.DATABASE_URL)
        throw new Error("Only a PostgreSQL that DATABASE_URL names keeps a database between runs.");
      const server = await startPostgres();
      stop = server.stop;
      env.DATABASE_URL = await server.createDatabase();
      await writeFile(address, env.DATABASE_URL);
    }
  }
  const one: Seeded = {
    env,
    open: () => (env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openEmbedded(env.CANDOR_DATA_DIR)),
    backends: () => (env.DATABASE_URL ? backendsOf(new URL(env.DATABASE_URL).pathname.slice(1)) : []),
    close: async () => {
      await stop();
      if (!keep) await rm(folder, { recursive: true, force: true });
    },
  };
  if (!known) {
    await seed(one);
    await writeFile(done, "");
  }
  return one;
}
