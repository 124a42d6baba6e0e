import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EgressGuard } from "../egress/guard.ts";
import type { PassFacts } from "../facts/types.ts";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { lateScriptSites } from "../testing/late-scripts.ts";
import { testSettings } from "../testing/settings.ts";
import { runPass } from "./browser/pass.ts";

let targets: TestTargets;
let folder: string;
let seen: PassFacts | null;

beforeAll(async () => {
  targets = await startTestTargets(lateScriptSites);
  folder = await mkdtemp(join(tmpdir(), "candor-late-"));
  const guard = new EgressGuard({ hostMap: targets.hostMap });
  const settings = await testSettings(targets.ca);
  seen = (await runPass({ pass: "base", url: "https://lasning.example/", guard, folder, settings })).facts;
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

it("a script that use of the page loaded is among its scripts, though the page wrote another query into its address", () => {
  expect(seen?.scripts).toContainEqual(expect.objectContaining({ src: "https://late.example/tag.js" }));
  expect(seen?.finalUrl).toBe("https://lasning.example/");
});

it("libraries under names of the site’s own are told by their code, in a bundle and in the page", () => {
  expect(seen?.libraries?.map(({ name, version }) => `${name} ${version}`).sort()).toEqual([
    "jquery 1.12.4",
    "jquery 3.4.1",
  ]);
});
