import Fastify from "fastify";
import { expect, test } from "vitest";
import { sql } from "./database/drizzle.ts";
import { openEmbedded } from "./database/open.ts";
import { createLog } from "./log.ts";
import { databaseTemplate } from "./testing/template.ts";

function capture() {
  const lines: string[] = [];
  return { lines, log: createLog("info", { write: (line) => lines.push(line) }) };
}

test("a request is logged without its query", async () => {
  const { lines, log } = capture();
  const app = Fastify({ loggerInstance: log });
  app.get("/view-mis/setup", () => "");
  await app.inject("/view-mis/setup?code=one-time");
  expect(lines.join("")).toContain('"url":"/view-mis/setup"');
  expect(lines.join("")).not.toContain("one-time");
});

test("a failed statement is logged with its cause, without its values", async () => {
  const { lines, log } = capture();
  const { db, close } = await openEmbedded(undefined, { template: await databaseTemplate() });
  await db
    .execute(sql`select 1 / ${0}::int, ${"$argon2id$secret"}`)
    .catch((error) => log.error({ err: error }, "failed"));
  await close();
  const [byZero] = lines.map((line) => JSON.parse(line));
  expect(byZero.err).toMatchObject({ message: "select 1 / $1::int, $2", cause: { code: "22012" } });
  expect(byZero.err.stack).toContain("at ");
  expect(lines[0]).not.toContain("secret");
});

test("any other error keeps its message, its stack and what caused it", () => {
  const { lines, log } = capture();
  log.error({ err: new TypeError("outside", { cause: new Error("inside") }) });
  const { err } = JSON.parse(lines[0] ?? "{}");
  expect(err).toMatchObject({ type: "TypeError", message: "outside", cause: { message: "inside" } });
  expect(err.stack).toContain("log.test.ts");
});
