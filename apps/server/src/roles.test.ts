import { getAssessment } from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { readEnv } from "./env/env.ts";
import { assertRole, readRole } from "./roles.ts";
import { whyNoPostgres } from "./testing/postgres.ts";
import { startProcess } from "./testing/processes/processes.ts";
import { makeWorld, reachesReview, submitSite } from "./testing/processes/world.ts";

const noPostgres = await whyNoPostgres();

test("the role is read from the command, both parts without it", () => {
  expect(readRole([])).toBe("all");
  expect(readRole(["--role", "web"])).toBe("web");
  expect(readRole(["--role=worker"])).toBe("worker");
  for (const wrong of [["--role", "job"], ["--role"], ["--rule", "web"], ["worker"]])
    expect(() => readRole(wrong)).toThrow("The only option is --role, one of all, web, worker.");
});

test("one part alone needs a database of its own, and a worker the address of its mails' links", () => {
  const shared = { DATABASE_URL: "postgres://db.example/candor" };
  expect(() => assertRole("all", readEnv({}))).not.toThrow();
  expect(() => assertRole("web", readEnv({}))).toThrow("--role web needs DATABASE_URL");
  expect(() => assertRole("web", readEnv(shared))).not.toThrow();
  expect(() => assertRole("worker", readEnv(shared))).toThrow("--role worker needs CANDOR_PUBLIC_URL");
  expect(() =>
    assertRole("worker", readEnv({ ...shared, CANDOR_PUBLIC_URL: "https://a.example" })),
  ).not.toThrow();
});

test.skipIf(noPostgres)(
  "the web part answers and leaves jobs alone; the worker takes them and answers nobody",
  async ({ onTestFinished }) => {
    const world = await makeWorld("postgres", { companies: 1, people: 1 });
    onTestFinished(world.close);
    const worker = await startProcess(world.env, "worker");
    onTestFinished(() => worker.end("SIGKILL"));
    await expect(fetch(`${world.url}/api/health`)).rejects.toThrow();
    await worker.end("SIGTERM");

    const web = await startProcess(world.env, "web");
    onTestFinished(() => web.end("SIGKILL"));
    const id = await submitSite(world, 0);
    expect((await fetch(`${world.url}/api/health`)).status).toBe(200);
    const owner = world.as(world.crowd.companies[0]?.[0]?.token ?? "");
    expect(await owner.call(getAssessment, { id })).toMatchObject({ state: "awaiting" });
    const second = await startProcess(world.env, "worker");
    onTestFinished(() => second.end("SIGKILL"));
    await reachesReview(world, 0, id);
  },
  240_000,
);
