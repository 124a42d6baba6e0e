import { describe, expect, it } from "vitest";
import type { WebsiteFacts } from "../facts/types.ts";
import { growthOf } from "../testing/growth.ts";
import { evaluateAll } from "./index.ts";
import { context, cookie, facts, policy, request, SITE } from "./testing/facts.ts";

/** Long runs that make a careless pattern try every start: what a hostile page would send. */
const LONG = 200_000;
/** Between what grows with the length and what grows with its square, on four times as much. */
const MOST_GROWTH = 8;
/** A busy machine stretches the same work; the runner's limit by the clock is not what is asked here. */
const TIMES = { timeout: 120_000 };

/** Judges facts of two lengths: no rule breaks, and none takes a time out of proportion to what there is to read. */
function expectAnEnd(factsOf: (length: number) => WebsiteFacts, length: number): void {
  const growth = growthOf((much) => {
    expect(evaluateAll(factsOf(much), context).filter(({ outcome }) => outcome === "error")).toEqual([]);
  }, length);
  expect(growth).toBeLessThan(MOST_GROWTH);
}

describe("rules on hostile facts come to an end", TIMES, () => {
  it.each([
    ["word characters", "a"],
    ["almost addresses", "a."],
    ["labels without dates", "updated "],
    ["transfers", "transfer "],
    ["Chinese", "由"],
    ["spaces", " "],
  ])("in a policy of %s", (_, part) => {
    const requests = [request("https://metricly.example/m.js"), request("https://pixelbox.example/p.gif")];
    const base = { requests, cookies: [cookie(`_ga_${"a".repeat(4000)}`)] };
    expectAnEnd((length) => facts({ base }, policy(part.repeat(length / part.length))), LONG);
  });

  it("in addresses, bodies, headers, cookies and links", () => {
    expectAnEnd((length) => {
      const run = "a".repeat(2000);
      const requests = Array.from({ length }, (_, index) =>
        request(`https://pixelbox.example/${index}?x=${run}`, {
          resourceType: "image",
          body: run.slice(0, 600),
        }),
      );
      const link = { href: SITE, text: "cookie ".repeat(500), inFooter: true };
      const base = {
        requests,
        cookies: Array.from({ length: length / 4 }, (_, index) => cookie(`${run}_${index}`)),
        links: Array.from({ length: length / 2 }, () => link),
        responseHeaders: [
          "server",
          "content-security-policy",
          "strict-transport-security",
          "referrer-policy",
        ].map((name) => ({ name, value: "a-".repeat(2000) })),
      };
      return facts({ base, accept: base });
    }, 2000);
  });
});
