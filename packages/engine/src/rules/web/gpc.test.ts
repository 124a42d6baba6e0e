import { describe, expect, it } from "vitest";
import { createContext } from "../context.ts";
import { context, facts, findingOf, NOW, request, verdictOf, without } from "../testing/facts.ts";

const ad = request("https://adreach.example/tag.js");
const analytics = request("https://metricly.example/m.js");
const europe = createContext({ territories: ["EU"], now: NOW, demo: true });

describe("web.gpc.honoured", () => {
  const id = "web.gpc.honoured";

  it("fails when an advertiser is contacted with the signal on", () => {
    const finding = findingOf(id, facts({ base: { requests: [ad] }, gpc: { requests: [ad, analytics] } }));
    expect(finding).toMatchObject({ outcome: "failed", level: "critical" });
    expect(finding.evidence[0]?.rows.map(({ host }) => host)).toEqual(["adreach.example"]);
    expect(finding.screenshots.map(({ blob }) => blob)).toEqual(["gpc-loaded"]);
  });

  it("weighs less where no business is in the United States", () => {
    const seen = facts({ base: { requests: [ad] }, gpc: { requests: [ad] } });
    expect(verdictOf(id, seen, europe)).toBe("failed medium");
  });

  it.each(["KR", "CN", "BR"] as const)(
    "asks nothing where no law gives the signal a meaning: %s",
    (territory) => {
      const seen = facts({ base: { requests: [ad] }, gpc: { requests: [ad] } });
      const there = (...territories: (typeof territory | "GB")[]) =>
        createContext({ territories, now: NOW, demo: true });
      expect(verdictOf(id, seen, there(territory))).toBe("not_applicable");
      expect(verdictOf(id, seen, there(territory, "GB"))).toBe("failed medium");
    },
  );

  it("passes when the signal stops them", () => {
    expect(verdictOf(id, facts({ base: { requests: [ad] } }))).toBe("passed");
    expect(verdictOf(id, facts({ accept: { requests: [ad] } }))).toBe("passed");
  });

  it("does not apply when nobody is sold to or shared with", () => {
    expect(verdictOf(id, facts({ base: { requests: [analytics] } }))).toBe("not_applicable");
  });

  it("is uncertain when that visit is incomplete", () => {
    expect(verdictOf(id, without(facts({ base: { requests: [ad] } }), "gpc"))).toBe("uncertain");
  });
});

describe("web.ccpa.opt-out-link", () => {
  const id = "web.ccpa.opt-out-link";
  const links = (text: string) => [{ href: "https://www.shop.example/p", text, inFooter: true }];

  it("fails when data is shared and no link is there", () => {
    expect(verdictOf(id, facts({ base: { requests: [ad] } }))).toBe("failed medium");
  });

  it.each(["Do Not Sell or Share My Personal Information", "Your privacy choices"])(
    "passes on %s",
    (text) => {
      expect(verdictOf(id, facts({ base: { requests: [ad], links: links(text) } }), context)).toBe("passed");
    },
  );

  it("does not apply outside the United States or without such vendors", () => {
    expect(verdictOf(id, facts({ base: { requests: [ad] } }), europe)).toBe("not_applicable");
    expect(verdictOf(id, facts())).toBe("not_applicable");
  });
});
