import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EgressGuard } from "../egress/guard.ts";
import type { PassFacts } from "../facts/types.ts";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { lingeringSite } from "../testing/lingering-site.ts";
import { testSettings } from "../testing/settings.ts";
import { runPass } from "./browser/pass.ts";

let targets: TestTargets;
let folder: string;
const told: string[] = [];
let seen: PassFacts | null;

beforeAll(async () => {
  targets = await startTestTargets([lingeringSite(told)]);
  folder = await mkdtemp(join(tmpdir(), "candor-lingering-"));
  const guard = new EgressGuard({ hostMap: targets.hostMap });
  const settings = await testSettings(targets.ca);
  const url = "https://later.example/";
  const paths = ["orologi", "ura", "off", "asked", "wide", "menu", "kijarat"];
  const pages = paths.map((at) => ({ url: `${url}${at}`, kind: "other" as const }));
  seen = (await runPass({ pass: "base", url, pages, guard, folder, settings })).facts;
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

it("a visitor reads to the end of what scrolls within a page", () => {
  expect(told).toContain("scrolled to the end");
});

it.each(["Date.now", "new Date", "performance.now", "animation frame"])(
  "a page that waits by its clock is waited for: %s",
  (clock) => {
    expect(told).toContain(clock);
  },
);

it("what is set for the next half minute is run, and what is set for later is not", () => {
  expect(told.filter((one) => /counted|waited/.test(one)).sort()).toEqual(["counted to 10", "waited 20 s"]);
});

it("a page sees the pointer leave it", () => {
  expect(told).toContain("pointer left");
});

it("a picture drawn off the page, and many typefaces that are measured or asked for, tell the device", () => {
  const read = seen?.fingerprinting?.map(({ scriptUrl, apis }) => `${new URL(scriptUrl).pathname} ${apis}`);
  expect(read?.sort()).toEqual(["/asked fonts", "/off canvas", "/wide fonts"]);
});
