import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { EgressGuard } from "../egress/guard.ts";
import { facts as factsWith, verdictOf } from "../rules/testing/facts.ts";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { testSettings } from "../testing/settings.ts";
import { document, gives, site } from "../testing/truth/routes.ts";
import { runPass } from "./browser/pass.ts";

const nav = `<nav><a href="/">Museum</a> <a href="/news/opening">Opening</a> <a href="/contact">Contact</a> <a href="/for-kids">For kids</a></nav>`;
const text = `<p>${"Ships, ropes and charts of four centuries. ".repeat(20)}</p>`;
const page = (title: string, more = "") => document("en", title, `${nav}<h1>${title}</h1>${text}${more}`);
const tracker = `<script src="https://connect.facebook.net/en_US/fbevents.js"></script>`;

let targets: TestTargets;
let folder: string;

beforeAll(async () => {
  const museum = (corner: string, news: string) =>
    site({
      "/": page("Harbour Museum"),
      "/news/opening": page("Opening", news),
      "/contact": page("Contact"),
      "/for-kids": page("Find the parrot", corner),
    });
  targets = await startTestTargets([
    { hosts: ["www.tracked-corner.example"], https: museum(tracker, "") },
    { hosts: ["www.clean-corner.example"], https: museum("", tracker) },
    gives(
      "connect.facebook.net",
      `navigator.sendBeacon("https://connect.facebook.net/tr/?ev=PageView&id=1")`,
    ),
  ]);
  folder = await mkdtemp(join(tmpdir(), "candor-corner-"));
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ["www.tracked-corner.example", "potential"],
  ["www.clean-corner.example", "passed"],
])("%s: trackers of its part for children are told from those of other pages", async (host, verdict) => {
  const guard = new EgressGuard({ hostMap: targets.hostMap });
  const settings = await testSettings(targets.ca);
  const { facts: base } = await runPass({ pass: "base", url: `https://${host}/`, guard, folder, settings });
  if (!base) throw new Error("no facts");
  expect(base.requests.some(({ host: asked }) => asked === "connect.facebook.net")).toBe(true);
  expect(verdictOf("web.child.trackers", factsWith({ base }))).toBe(verdict);
});
