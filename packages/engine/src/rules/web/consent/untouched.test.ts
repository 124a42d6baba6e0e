import { describe, expect, it } from "vitest";
import type { PassFacts } from "../../../facts/types.ts";
import { cookie, facts, findingOf, request, SITE, verdictOf, without } from "../../testing/facts.ts";

const key = { origin: SITE, kind: "localStorage" as const, key: "_mly_visits", valueMasked: "••" };

describe.each<[id: string, seen: Partial<PassFacts>, verdict: string]>([
  [
    "web.consent.trackers-before",
    { requests: [request("https://metricly.example/m.js")] },
    "failed critical",
  ],
  ["web.consent.cookies-before", { cookies: [cookie("_mly_id")] }, "failed critical"],
  [
    "web.consent.third-party-cookies-before",
    { cookies: [cookie("adr_uid", { domain: ".adreach.example" })] },
    "failed critical",
  ],
  ["web.consent.storage-before", { storage: [key] }, "failed medium"],
])("%s of a site that follows some visitors and not others", (id, seen, verdict) => {
  it("fails where only the visit with Global Privacy Control, which presses nothing either, shows it", () => {
    expect(verdictOf(id, facts())).toBe("passed");
    expect(verdictOf(id, facts({ gpc: seen }))).toBe(verdict);
    expect(verdictOf(id, facts({ accept: seen }))).toBe("passed");
  });

  it("fails where only a visit that found nothing to press shows it", () => {
    const choice = {
      wanted: "reject" as const,
      pressed: false,
      clicks: 0,
      method: "none",
      bannerGone: false,
    };
    const among = (clicks: number) => facts({ reject: { ...seen, choice: { ...choice, clicks } } });
    expect(verdictOf(id, without(among(0), "reject", "no_banner"))).toBe(verdict);
    expect(verdictOf(id, without(among(1), "reject", "no_banner"))).toBe("passed");
    expect(verdictOf(id, without(among(0), "reject", "pages_differ"))).toBe("passed");
  });

  it("says nothing by a visit that did not meet the site", () => {
    expect(verdictOf(id, without(facts({ gpc: seen }), "gpc", "bot_wall"))).toBe("passed");
  });
});

const refused = (name: string, more = {}) => ({
  name,
  domain: "www.shop.example",
  reason: "ThirdPartyBlocked",
  lifetimeS: null,
  setBy: SITE,
  ...more,
});
const tracker = request("https://metricly.example/m.js");
const unknownKey = { ...key, key: "zzq_pref_state" };

describe.each<[what: string, id: string, seen: Partial<PassFacts>, verdict: string]>([
  [
    "an unknown host that is sent data",
    "web.consent.trackers-before",
    { requests: [request("https://nobody.example/e", { method: "POST", resourceType: "ping" })] },
    "potential",
  ],
  [
    "an unknown host",
    "web.consent.trackers-before",
    { requests: [request("https://nobody.example/a.js")] },
    "uncertain",
  ],
  ["an unknown cookie", "web.consent.cookies-before", { cookies: [cookie("zzq_state")] }, "uncertain"],
  ["an unknown key", "web.consent.storage-before", { storage: [unknownKey] }, "uncertain"],
  [
    "a cookie that the browser refused",
    "web.consent.cookies-before",
    { blockedCookies: [refused("_mly_id")] },
    "failed critical",
  ],
  [
    "a third-party cookie that the browser refused",
    "web.consent.third-party-cookies-before",
    { blockedCookies: [refused("adr_uid", { domain: ".adreach.example" })] },
    "failed critical",
  ],
])("%s", (_, id, seen, verdict) => {
  it(`is no pass of ${id} where only another visit that presses nothing shows it`, () => {
    expect(verdictOf(id, facts({ gpc: seen }))).toBe(verdict);
    const { summary } = findingOf(id, facts({ gpc: seen }));
    expect(summary.en).toMatch(/Seen in the visit with Global Privacy Control\.$/);
    expect(summary.cn).toMatch(/见于启用全球隐私控制（GPC）的访问。$/);
  });

  it.each(["reject", "accept"] as const)(
    "is told of a later visit that found nothing to press: %s",
    (name) => {
      const choice = { wanted: name, pressed: false, clicks: 0, method: "none", bannerGone: false };
      const later = without(facts({ [name]: { ...seen, choice } }), name, "no_banner");
      expect(verdictOf(id, later)).toBe(verdict);
      const { summary } = findingOf(id, later);
      expect(summary.en).toMatch(/Seen in a later visit that found nothing to press\.$/);
      expect(summary.cn).toMatch(/见于之后一次没有可按按钮的访问。$/);
    },
  );

  it("is told of the first visit where that shows it too", () => {
    const both = findingOf(id, facts({ base: seen, gpc: seen }));
    expect(both.summary.en).not.toContain("Seen in");
  });
});

it("fails by the worst of the visits that press nothing, and says which that is", () => {
  const tool = request("https://www.google.com/maps/embed?pb=1", { resourceType: "document" });
  const id = "web.consent.trackers-before";
  expect(verdictOf(id, facts({ base: { requests: [tool] } }))).toBe("failed medium");
  const finding = findingOf(id, facts({ base: { requests: [tool] }, gpc: { requests: [tracker] } }));
  expect(`${finding.outcome} ${finding.level}`).toBe("failed critical");
  expect(finding.summary.en).toMatch(/^1 tracker was .* Seen in the visit with Global Privacy Control\.$/);
});

describe("a host that no table knows and whose frame holds the question", () => {
  const id = "web.consent.trackers-before";
  const asks = {
    platform: "generic",
    text: "Mogen wij meten?",
    language: "nl",
    frameHost: "keuze.nobody.example",
    buttons: [
      { text: "Weigeren", kind: "reject" as const, layer: 1 as const },
      { text: "Aanvaarden", kind: "accept" as const, layer: 1 as const },
    ],
  };
  const frame = request("https://keuze.nobody.example/balk", { resourceType: "document" });

  it.each<[what: string, more: Partial<PassFacts>, verdict: string]>([
    ["does nothing else", {}, "passed"],
    [
      "is sent data",
      {
        requests: [
          frame,
          request("https://keuze.nobody.example/e", { method: "POST", resourceType: "ping" }),
        ],
      },
      "potential",
    ],
    [
      "keeps a mark",
      { cookies: [cookie("k", { domain: "keuze.nobody.example", shape: "id", lifetimeS: 33_696_000 })] },
      "potential",
    ],
    ["is not alone", { requests: [frame, request("https://cdn.nobody.example/a.js")] }, "uncertain"],
    ["belongs to another question", { banner: { ...asks, frameHost: "vraag.nobody.example" } }, "uncertain"],
  ])("%s", (_, more, verdict) => {
    expect(verdictOf(id, facts({ base: { banner: asks, requests: [frame], ...more } }))).toBe(verdict);
  });
});
