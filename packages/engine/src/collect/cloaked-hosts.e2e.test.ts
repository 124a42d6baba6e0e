import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { testSettings } from "../testing/settings.ts";
import { banner, page } from "../testing/truth/page.ts";
import { sink } from "../testing/truth/routes.ts";
import { collectWebsite } from "./website.ts";

let targets: TestTargets;
let folder: string;

beforeAll(async () => {
  const beacon = `navigator.sendBeacon("https://m7.cloaked-bread.example/v");`;
  const site = page({
    lang: "en",
    title: "Bread",
    body: banner("We use cookies to measure visits.", "Reject all", "Accept all", beacon),
  });
  targets = await startTestTargets([
    { hosts: ["www.cloaked-bread.example"], https: site },
    { hosts: ["m7.cloaked-bread.example"], https: sink },
  ]);
  folder = await mkdtemp(join(tmpdir(), "candor-cloaked-"));
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

it("a vendor behind a name of the site’s own that is asked only after consent is looked up", async () => {
  const { facts } = await collectWebsite({
    url: "https://www.cloaked-bread.example/",
    hostMap: targets.hostMap,
    ca: targets.ca,
    browser: { ...(await testSettings(targets.ca)), version: "153.0.0.0" },
    folder,
    parallel: 3,
    engineVersion: "test",
    nameServer: async (host) => (host === "m7.cloaked-bread.example" ? ["bread.eulerian.net"] : []),
    onProgress: () => undefined,
  });
  const askedIn = Object.values(facts.passes).filter(({ requests }) =>
    requests.some(({ host }) => host === "m7.cloaked-bread.example"),
  );
  expect(askedIn.map(({ pass }) => pass)).toEqual(["accept"]);
  expect(facts.aliases).toEqual({ "m7.cloaked-bread.example": ["bread.eulerian.net"] });
});
