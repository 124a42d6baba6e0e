import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EgressGuard } from "../egress/guard.ts";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { packedBodies } from "../testing/packed-bodies.ts";
import { testSettings } from "../testing/settings.ts";
import { runPass } from "./browser/pass.ts";

let targets: TestTargets;
let folder: string;

beforeAll(async () => {
  targets = await startTestTargets(packedBodies);
  folder = await mkdtemp(join(tmpdir(), "candor-packed-"));
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ["a blob by beacon", "beacon.example", "plain"],
  ["a hash in a blob by fetch", "fetch.example", "sha256"],
  ["base64 in a blob by XHR", "xhr.example", "base64"],
  ["a part of a form by beacon", "parts.example", "plain"],
  ["a beacon as the page is left", "leaving.example", "plain"],
  ["base64 as the page is hidden", "hiding.example", "base64"],
  ["an address as the page is closed", "unloading.example", "plain"],
])("finds what was typed in %s", async (_, host, encoding) => {
  const guard = new EgressGuard({ hostMap: targets.hostMap });
  const settings = await testSettings(targets.ca);
  const { facts } = await runPass({ pass: "base", url: `https://${host}/`, guard, folder, settings });
  const sent = facts?.requests.filter((request) => request.host === "taker.example") ?? [];
  const found = sent.flatMap(({ identifiers }) => identifiers);
  expect(found).toContainEqual(expect.objectContaining({ typed: "email", encoding }));
});
