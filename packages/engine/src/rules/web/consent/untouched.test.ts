import { describe, expect, it } from "vitest";
import type { PassFacts } from "../../../facts/types.ts";
import { cookie, facts, request, SITE, verdictOf, without } from "../../testing/facts.ts";

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
