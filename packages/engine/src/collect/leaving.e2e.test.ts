import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EgressGuard } from "../egress/guard.ts";
import type { PassFacts } from "../facts/types.ts";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { leavingSite } from "../testing/leaving-site.ts";
import { testSettings } from "../testing/settings.ts";
import { runPass } from "./browser/pass.ts";

let targets: TestTargets;
let folder: string;
let seen: PassFacts | null;
const told: string[] = [];

beforeAll(async () => {
  targets = await startTestTargets([leavingSite(told)]);
  folder = await mkdtemp(join(tmpdir(), "candor-leaving-"));
  const guard = new EgressGuard({ hostMap: targets.hostMap });
  const settings = await testSettings(targets.ca);
  const url = "https://abschied.example/";
  const pages = ["#/heute", "#/morgen", "kontakt"].map((at) => ({
    url: `${url}${at}`,
    kind: "other" as const,
  }));
  seen = (await runPass({ pass: "base", url, pages, guard, folder, settings })).facts;
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

it("a route is drawn in a page that is not left", () => {
  expect(seen?.pages?.map(({ title }) => title)).toEqual(["", "#/heute visible", "#/morgen visible", ""]);
});

it("of a page after the first that has a reply of its own the headers which protect it are kept", () => {
  const kept = seen?.pages?.map(({ responseHeaders }) => responseHeaders);
  expect(kept).toEqual([undefined, undefined, undefined, [{ name: "x-frame-options", value: "DENY" }]]);
});

it("a page hears once that it is left", () => {
  const events = ["beforeunload", "pagehide", "unload", "visibilitychange"];
  expect(told.toSorted()).toEqual(["/", "/kontakt"].flatMap((at) => events.map((type) => `${at}=${type}`)));
});

it("a cookie that the last page clears away is among the cookies, and so is one that it sets then", () => {
  expect(seen?.cookies.map(({ name }) => name).sort()).toEqual(["gone", "visit"]);
});
