import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { EgressGuard } from "../egress/guard.ts";
import { type Canary, startCanary } from "../testing/canary.ts";
import { hostileSites, LOOPBACKS } from "../testing/hostile-site.ts";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { testSettings } from "../testing/settings.ts";
import { runPass } from "./browser/pass.ts";

let canary: Canary;
let targets: TestTargets;
let folder: string;

beforeEach(async () => {
  canary = await startCanary();
  const ports = [`:${canary.port}`, ...(canary.usualPort ? [""] : [])];
  targets = await startTestTargets(
    hostileSites(LOOPBACKS.flatMap((host) => ports.map((port) => host + port))),
  );
  folder = await mkdtemp(join(tmpdir(), "candor-containment-"));
});

afterEach(async () => {
  await targets.close();
  await canary.close();
  await rm(folder, { recursive: true, force: true });
});

/** A name server that changes its answer, and one name that always leads inside. */
function rebindingResolver() {
  let asked = 0;
  return async (host: string) => {
    if (host === "inside.example") return ["127.0.0.1"];
    if (host !== "rebind.example") return [];
    asked += 1;
    return asked % 2 === 1 ? ["192.0.2.1"] : ["127.0.0.1"];
  };
}

it.each(["https", "http"])(
  "a hostile %s page reaches nothing on loopback, whatever it tries",
  async (scheme) => {
    const guard = new EgressGuard({ hostMap: targets.hostMap, resolver: rebindingResolver() });
    const { facts } = await runPass({
      pass: "base",
      url: `${scheme}://hostile.example/`,
      guard,
      folder,
      settings: await testSettings(targets.ca),
      beforeClose: async (_, context) => {
        await context.pages()[0]?.waitForSelector("[data-done=yes]", { state: "attached", timeout: 30_000 });
      },
    });
    // The page did run, and did try.
    expect(facts?.title).toBe("Hostile");
    const asked = new Set(facts?.requests.map(({ host }) => host));
    for (const host of [
      "127.0.0.1",
      "[::1]",
      "localhost",
      "canary.localhost",
      "inside.example",
      "rebind.example",
    ])
      expect(asked).toContain(host);
    expect(guard.log.some(({ refused }) => refused === "private_address" || refused === "port")).toBe(true);
    expect(canary.visits).toEqual([]);
    expect(facts?.requests.filter(({ url }) => url.startsWith("file:"))).toEqual([]);
  },
);
