import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EgressGuard } from "../egress/guard.ts";
import type { PassFacts } from "../facts/types.ts";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { testSettings } from "../testing/settings.ts";
import { watchfulSites } from "../testing/watchful-site.ts";
import { runPass } from "./browser/pass.ts";

let targets: TestTargets;
let folder: string;
const seen: Partial<Record<"base" | "gpc", PassFacts>> = {};

beforeAll(async () => {
  targets = await startTestTargets(watchfulSites);
  folder = await mkdtemp(join(tmpdir(), "candor-watchful-"));
  for (const pass of ["base", "gpc"] as const) {
    const guard = new EgressGuard({ hostMap: targets.hostMap });
    const settings = await testSettings(targets.ca);
    const { facts } = await runPass({ pass, url: "https://watchful.example/", guard, folder, settings });
    if (facts) seen[pass] = facts;
  }
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

it("a page finds nothing that gives the assessment away", () => {
  expect(JSON.parse(seen.base?.title ?? "")).toEqual({ odd: [], gpc: null });
});

it("Global Privacy Control is told to the page and to the server, in its own pass only", () => {
  expect(JSON.parse(seen.gpc?.title ?? "")).toMatchObject({ odd: [], gpc: true });
  const header = (facts?: PassFacts) =>
    facts?.responseHeaders.find(({ name }) => name === "x-gpc-seen")?.value;
  expect([header(seen.base), header(seen.gpc)]).toEqual(["none", "1"]);
});

it("requests of nested frames, workers and sockets are all seen, as the egress log has them", () => {
  const hosts = [...new Set(seen.base?.requests.map(({ host }) => host))].sort();
  expect(hosts).toEqual([
    "deep.example",
    "inner.example",
    "outer.example",
    "socket.example",
    "watchful.example",
    "worker.example",
  ]);
  expect(seen.base?.collectorComplete).toBe(true);
});

it("cookies of nested frames are seen with who set them, and refused ones with the reason", () => {
  const byName = Object.fromEntries((seen.base?.cookies ?? []).map(({ name, setBy }) => [name, setBy]));
  expect(byName).toEqual({ inner: "https://inner.example/", inner_http: "https://inner.example/" });
  expect(seen.base?.blockedCookies).toMatchObject([
    { name: "refused", domain: "inner.example", reason: expect.stringContaining("SameSiteNoneInsecure") },
  ]);
});
