import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { type ConstructorOptions, fromPglite } from "pg-boss";
import { EnvError } from "../env/env.ts";
import { retried } from "./conflict.ts";
import * as schema from "./schema.ts";
import { type RootDb, withTransactions } from "./transaction.ts";

export type { Db } from "./transaction.ts";

export interface Database {
  db: RootDb;
  kind: "embedded" | "postgres";
  /** How pg-boss reaches the same database. */
  boss: ConstructorOptions;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Any number: the lock under which one process at a time migrates. */
const MIGRATION_LOCK = 7_226_367;

/** How long a caller waits for a connection before it is told that there is none, in milliseconds. */
const CONNECT_MS = 15_000;

/** PostgreSQL inside this process; in memory when there is no folder. */
export async function openEmbedded(
  dataDir: string | undefined,
  options: { template?: Blob } = {},
): Promise<Database> {
  const folder = dataDir && join(dataDir, "database");
  if (folder) await mkdir(folder, { recursive: true });
  const client = await PGlite.create({
    dataDir: folder,
    loadDataDir: options.template,
    extensions: { pg_trgm },
  });
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  return {
    db: withTransactions(db),
    kind: "embedded",
    boss: { db: fromPglite(client), backend: "pglite" },
    close: () => client.close(),
  };
}

/** Statements outside a transaction are one each: they too can meet another transaction. */
class RetryingPool extends pg.Pool {
  // The driver's ways to call it are many; ours is the one that answers with a promise.
  override query(...given: unknown[]): never {
    const ask = super.query.bind(this) as (...asked: unknown[]) => Promise<unknown>;
    const callsBack = given.some((one) => typeof one === "function");
    return (callsBack ? ask(...given) : retried(() => ask(...given))) as never;
  }
}

/** Adds what searches rest on before a migration asks for it: a server may lack it, and a user the right to add it. */
async function addExtension(client: pg.ClientBase): Promise<void> {
  const statement = "create extension if not exists pg_trgm";
  await client.query(statement).catch(({ message }: Error) => {
    throw new EnvError(
      `PostgreSQL at DATABASE_URL did not add its extension pg_trgm: ${message}. Install PostgreSQL's contrib modules if it is not available, then have an administrator run this in that database:\n  ${statement};`,
    );
  });
}

/** A PostgreSQL server. */
export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new RetryingPool({ connectionString, max: 10, connectionTimeoutMillis: CONNECT_MS });
  // Without a listener, a connection that the server ends while idle would end this process.
  pool.on("error", () => {});
  // Nor may one that is lost between two statements of a transaction: its next statement fails, which is enough.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzlePg(pool, { schema });
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => retried(() => begin(work, config));
  const holder = await pool.connect();
  try {
    await holder.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await addExtension(holder);
    await migratePg(db, { migrationsFolder });
    await holder.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  } finally {
    holder.release();
  }
  return {
    db: withTransactions(db),
    kind: "postgres",
    boss: { connectionString, max: 4 },
    close: () => pool.end(),
  };
}
