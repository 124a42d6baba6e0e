import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import pg from "pg";

/** A PostgreSQL server for tests; each suite gets a database of its own in it. */
export interface TestPostgres {
  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string>;
  /** Ends it as a crash does, and starts it again; null where it is not ours to end. */
  restart: (() => Promise<void>) | null;
  stop(): Promise<void>;
}

async function findPrograms(): Promise<string | null> {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? await readdir(debian) : [];
  const newest = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, "bin"));
  const folders = [...newest, ...(process.env.PATH ?? "").split(delimiter)];
  return (
    folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ??
    null
  );
}

/** PostgreSQL refuses to run as root: then it runs as a user that owns nothing else. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout || 65_534);
  return { uid: idOf("-u"), gid: idOf("-g") };
}

async function run(admin: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const freeName = () => `candor_${crypto.randomUUID().replaceAll("-", "")}`;

function withName(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

async function createDatabase(admin: string): Promise<string> {
  const name = freeName();
  await run(admin, `create database ${name}`);
  return withName(admin, name);
}

/** A copy of a database that nobody is connected to; `drop` takes it away again. */
export async function copyDatabase(template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = withName(template, "postgres");
  const name = freeName();
  await run(admin, `create database ${name} template ${new URL(template).pathname.slice(1)}`);
  return { url: withName(template, name), drop: () => run(admin, `drop database ${name} with (force)`) };
}

async function answers(admin: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: admin });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Why there is no PostgreSQL to test on; null when there is one. */
export async function whyNoPostgres(): Promise<string | null> {
  if (process.env.DATABASE_URL || (await findPrograms())) return null;
  return "DATABASE_URL is not set and no postgres program is on this machine";
}

/** The server that `DATABASE_URL` names, or one started from the programs on this machine. */
export async function startPostgres(): Promise<TestPostgres> {
  const named = process.env.DATABASE_URL;
  if (named) return { createDatabase: () => createDatabase(named), restart: null, stop: async () => {} };
  const programs = await findPrograms();
  if (!programs) throw new Error("There is no PostgreSQL.");
  const user = unprivileged();
  const folder = await mkdtemp(join(tmpdir(), "candor-pg-"));
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, encoding: "utf8" as const };
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "candor", "-A", "trust", "-N"],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  // The socket's name carries the port; no TCP port is opened, so nothing can be taken.
  const quick = ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "listen_addresses=", "-k", folder];
  const admin = `postgres://candor@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const begin = async () => {
    const server = spawn(join(programs, "postgres"), ["-D", data, ...quick], {
      ...user,
      cwd: folder,
      stdio: "ignore",
    });
    const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
    while (!(await answers(admin))) {
      if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return (signal: "SIGINT" | "SIGQUIT") => {
      server.kill(signal);
      return ended;
    };
  };
  let end = await begin();
  return {
    createDatabase: () => createDatabase(admin),
    async restart() {
      await end("SIGQUIT");
      end = await begin();
    },
    async stop() {
      await end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
