import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { startScan } from "../worker/start.ts";

let targets: TestTargets;
beforeAll(async () => {
  targets = await startTestTargets();
});
afterAll(() => targets.close());

async function assess(url: string) {
  const outcome = await startScan({ url, hostMap: targets.hostMap, ca: targets.ca }).result;
  if (!outcome.ok) throw new Error(`${outcome.failure}: ${outcome.detail}`);
  return outcome.facts;
}

it("assesses a site whose certificate has ended, and keeps the reason", async () => {
  const facts = await assess("https://expired.example/");
  expect(facts.tls).toMatchObject({ authorized: false, authorizationError: "CERT_HAS_EXPIRED" });
  expect(facts.passes.base?.title).toBe("Old");
});

it("assesses a site without https, and a choice that cannot be made leaves its pass incomplete", async () => {
  const facts = await assess("http://plain.example/");
  expect(facts.network).toMatchObject({
    httpsReachable: false,
    hops: [{ status: 200 }],
    httpHops: [{ status: 200 }],
  });
  expect(facts.tls).toBeNull();
  expect(facts.passes.base?.title).toBe("Plain");
  const incomplete = facts.coverage.filter(({ complete }) => !complete);
  expect(incomplete.map(({ collector, reason }) => `${collector} ${reason}`).sort()).toEqual([
    "accept no_banner",
    "reject no_banner",
  ]);
  expect(facts.policies).toEqual([]);
});
