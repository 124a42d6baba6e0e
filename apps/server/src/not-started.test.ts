import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "./database/open.ts";
import { type Env, EnvError, readEnv } from "./env/env.ts";
import { notStarted } from "./not-started.ts";
import { openServices, startServer } from "./server.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "candor-start-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const failureOf = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => {
      throw new Error("it did not fail");
    },
    (error: unknown) => error,
  );

const saidOf = (more: Record<string, string>, start: (env: Env) => Promise<unknown>) => {
  const env = readEnv({ CANDOR_DEMO: "false", CANDOR_DATA_DIR: join(folder, "data"), ...more });
  return failureOf(() => start(env)).then((error) => notStarted(error, env));
};

test("a data folder that cannot be made is told as one", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const said = await saidOf({ CANDOR_DATA_DIR: join(file, "data") }, openServices);
  expect(said).toContain("The data folder cannot be used (ENOTDIR");
  expect(said).toContain("CANDOR_DATA_DIR=./data-2 npm start");
});

test.runIf(process.platform === "linux")(
  "a data folder where nothing can be made ends the start, however deep it is",
  async () => {
    for (const folder of ["/proc/nope", "/proc/nope/data"]) {
      const said = await saidOf({ CANDOR_DATA_DIR: folder }, openServices);
      expect(said).toContain(
        "The data folder cannot be used (ENOENT: no such file or directory, mkdir '/proc/nope')",
      );
    }
  },
);

test("a folder that this user may not write is not taken for a port", () => {
  const env = readEnv({ CANDOR_DATA_DIR: "/var/lib/candor" });
  const told = { code: "EACCES", syscall: "mkdir", path: "/var/lib/candor" };
  const error = Object.assign(new Error("EACCES: permission denied, mkdir '/var/lib/candor'"), told);
  expect(notStarted(error, env)).toMatch(/^The data folder cannot be used/);
  const socket = { code: "EACCES", syscall: "listen", address: "/var/lib/candor/server.sock", port: -1 };
  const held = new Error("listen EACCES: permission denied /var/lib/candor/server.sock");
  expect(notStarted(Object.assign(held, socket), env)).toMatch(/^The data folder cannot be used/);
  const port = Object.assign(new Error("listen EACCES"), { code: "EACCES", syscall: "listen", port: 8080 });
  expect(notStarted(port, env)).toMatch(/^Port 8080 may not be opened/);
});

test("a port that is taken, and an address that is not this machine's", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const said = await saidOf({ PORT: String(port) }, (env) => startServer(env, { role: "all" }));
  expect(said).toContain(`Port ${port} on 127.0.0.1 is taken. Choose another:\n  PORT=${port + 1} npm start`);
  taken.close();
  const elsewhere = await saidOf({ HOST: "203.0.113.9", PORT: String(port) }, (env) =>
    startServer(env, { role: "all" }),
  );
  expect(elsewhere).toContain("This machine has no address 203.0.113.9");
  const unknown = await saidOf({ HOST: "nowhere.invalid" }, (env) => startServer(env, { role: "all" }));
  expect(unknown).toContain("This machine has no address nowhere.invalid");
});

test("a database that is away, or lets nobody in", async () => {
  const DATABASE_URL = "postgres://candor@127.0.0.1:9/candor";
  expect(await saidOf({ DATABASE_URL }, () => openPostgres(DATABASE_URL))).toContain("does not answer");
  const refused = Object.assign(new Error('role "x" does not exist'), { code: "28000" });
  expect(notStarted(refused, readEnv({ DATABASE_URL }))).toBe(
    'The database in DATABASE_URL does not let Candor in: role "x" does not exist.',
  );
});

test("a setting that is wrong says so itself; what nobody foresaw is left to its stack", () => {
  expect(notStarted(new EnvError("PORT: must be a whole number"), undefined)).toBe(
    "PORT: must be a whole number",
  );
  expect(notStarted(new TypeError("x is not a function"), readEnv({}))).toBeNull();
});
