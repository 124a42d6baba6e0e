import { describe, expect, it } from "vitest";
import type { WebsiteFacts } from "../facts/types.ts";
import { evaluateAll } from "./index.ts";
import { context, cookie, facts, policy, request, SITE } from "./testing/facts.ts";

/** Long runs that make a careless pattern try every start: what a hostile page would send. */
const LONG = 200_000;
/** What the rules may compute about one site: the thread's own time, which others on the machine do not lengthen. */
const MOST_CPU_MS = 5_000;
/** A busy machine stretches the same work; the runner's limit by the clock is not what is asked here. */
const TIMES = { timeout: 120_000 };

/** Judges the facts and tells whether a rule broke, and how long it computed. */
function judged(all: WebsiteFacts): { broke: boolean; cpuMs: number } {
  const before = process.threadCpuUsage();
  const broke = evaluateAll(all, context).some(({ outcome }) => outcome === "error");
  const { user, system } = process.threadCpuUsage(before);
  return { broke, cpuMs: (user + system) / 1_000 };
}

function expectAnEnd(all: WebsiteFacts): void {
  const { broke, cpuMs } = judged(all);
  expect(broke).toBe(false);
  expect(cpuMs).toBeLessThan(MOST_CPU_MS);
}

describe("rules on hostile facts come to an end", TIMES, () => {
  it.each([
    ["word characters", "a".repeat(LONG)],
    ["almost addresses", "a.".repeat(LONG / 2)],
    ["labels without dates", "updated ".repeat(LONG / 8)],
    ["transfers", "transfer ".repeat(LONG / 9)],
    ["Chinese", "由".repeat(LONG)],
    ["spaces", " ".repeat(LONG)],
  ])("in a policy of %s", (_, text) => {
    const requests = [request("https://metricly.example/m.js"), request("https://pixelbox.example/p.gif")];
    expectAnEnd(facts({ base: { requests, cookies: [cookie(`_ga_${"a".repeat(4000)}`)] } }, policy(text)));
  });

  it("in addresses, bodies, headers, cookies and links", () => {
    const run = "a".repeat(2000);
    const requests = Array.from({ length: 2000 }, (_, index) =>
      request(`https://pixelbox.example/${index}?x=${run}`, {
        resourceType: "image",
        body: run.slice(0, 600),
      }),
    );
    const link = { href: SITE, text: "cookie ".repeat(500), inFooter: true };
    const base = {
      requests,
      cookies: Array.from({ length: 500 }, (_, index) => cookie(`${run}_${index}`)),
      links: Array.from({ length: 1000 }, () => link),
      responseHeaders: [
        "server",
        "content-security-policy",
        "strict-transport-security",
        "referrer-policy",
      ].map((name) => ({ name, value: "a-".repeat(2000) })),
    };
    expectAnEnd(facts({ base, accept: base }));
  });
});
