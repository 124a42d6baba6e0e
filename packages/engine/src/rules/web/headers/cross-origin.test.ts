import { describe, expect, it } from "vitest";
import { facts, verdictOf } from "../../testing/facts.ts";

const sent = (headers: Record<string, string>) =>
  facts({ base: { responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })) } });

describe("web.hdr.cors", () => {
  const id = "web.hdr.cors";
  const answer = (allowOrigin: string | null, allowCredentials: boolean) =>
    facts({}, { cors: { allowOrigin, allowCredentials } });

  it.each([
    ["https://elsewhere.invalid", true, "failed medium"],
    ["null", true, "failed medium"],
    ["*", true, "failed low"],
    ["*", false, "passed"],
    ["https://app.shop.example", true, "passed"],
    [null, false, "passed"],
  ])("answering %s with credentials %s: %s", (origin, credentials, verdict) => {
    expect(verdictOf(id, answer(origin, credentials))).toBe(verdict);
  });

  it("says nothing of facts from before", () => {
    expect(verdictOf(id, facts())).toBe("uncertain");
  });
});

describe("web.hdr.isolation", () => {
  const id = "web.hdr.isolation";

  it("asks for an opener policy; the other two alone do not close the window", () => {
    expect(verdictOf(id, sent({ "cross-origin-opener-policy": "same-origin" }))).toBe("passed");
    expect(verdictOf(id, sent({ "cross-origin-opener-policy": "same-origin-allow-popups" }))).toBe("passed");
    expect(verdictOf(id, sent({ "cross-origin-opener-policy": "unsafe-none" }))).toBe("potential");
    expect(
      verdictOf(
        id,
        sent({ "cross-origin-embedder-policy": "require-corp", "cross-origin-resource-policy": "same-site" }),
      ),
    ).toBe("potential");
  });
});

describe("web.hdr.hsts-preload", () => {
  const id = "web.hdr.hsts-preload";
  const hsts = (value: string) => sent({ "strict-transport-security": value });

  it.each([
    ["max-age=63072000; includeSubDomains; preload", "passed"],
    ["max-age=63072000; preload", "potential"],
    ["max-age=63072000; includeSubDomains", "potential"],
    ["max-age=600; includeSubDomains; preload", "potential"],
  ])("%s: %s", (value, verdict) => {
    expect(verdictOf(id, hsts(value))).toBe(verdict);
  });
});
