import { HEALTH_PATH, LIVE_PATH, READY_PATH } from "@candor/api/contract";
import Fastify from "fastify";
import { expect, test } from "vitest";
import type { Db } from "../database/transaction.ts";
import { serveProbes } from "./probes.ts";

test("while the database is away it lives and cannot serve, and says so at once when it is back", async () => {
  let database: () => Promise<unknown> = () => Promise.resolve();
  const app = Fastify();
  serveProbes(app, { execute: () => database() } as unknown as Db);
  const ask = async (url: string) => {
    const answer = await app.inject({ url });
    return [answer.statusCode, answer.json().code, answer.headers["cache-control"]];
  };
  const AWAY = [503, 503, "no-store"];
  const HERE = [200, 0, "no-store"];

  expect(await ask(READY_PATH)).toEqual(HERE);
  database = () => Promise.reject(new Error("connection refused"));
  expect(await ask(READY_PATH)).toEqual(AWAY);
  // One that neither answers nor refuses is away as well.
  database = () => new Promise(() => {});
  expect(await ask(READY_PATH)).toEqual(AWAY);
  expect(await ask(LIVE_PATH)).toEqual(HERE);
  database = () => Promise.resolve();
  expect(await ask(READY_PATH)).toEqual(HERE);
  database = () => Promise.reject(new Error("connection refused"));
  expect((await app.inject({ url: HEALTH_PATH })).statusCode).toBe(500);
  await app.close();
});
