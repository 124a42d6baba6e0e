import { expect, test } from "vitest";
import { withServer } from "../testing/with-server.ts";
import { sql } from "./drizzle.ts";
import { openPostgres } from "./open.ts";

withServer(
  "a PostgreSQL server",
  (server) => {
    const run = (statement: string) => server.services.db.execute(sql.raw(statement));

    /** Runs `work` with the address of a new database, as a new user who is no administrator. */
    async function asUser(ends: { owner: boolean }, work: (url: string) => Promise<unknown>) {
      const name = `candor_${crypto.randomUUID().replaceAll("-", "")}`;
      await run(`create role ${name} login password '${name}'`);
      await run(`create database ${name} ${ends.owner ? `owner ${name}` : ""}`);
      const url = new URL(server.database.boss.connectionString ?? "");
      Object.assign(url, { username: name, password: name, pathname: `/${name}` });
      try {
        await work(url.href);
      } finally {
        await run(`drop database ${name} with (force)`);
        await run(`drop role ${name}`);
      }
    }

    test("is opened by the owner of a database, who is no administrator", () =>
      asUser({ owner: true }, async (url) => {
        const opened = await openPostgres(url);
        await opened.close();
      }));

    test("says what an administrator has to add, where a user may not", () =>
      asUser({ owner: false }, async (url) => {
        await expect(openPostgres(url)).rejects.toThrow(
          expect.objectContaining({
            name: "EnvError",
            message: expect.stringMatching(
              /permission denied.+\n {2}create extension if not exists pg_trgm;$/s,
            ),
          }),
        );
      }));
  },
  { on: ["postgres"] },
);
