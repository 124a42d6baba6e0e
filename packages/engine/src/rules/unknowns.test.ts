import { describe, expect, it } from "vitest";
import { context, cookie, facts, NOW, request } from "./testing/facts.ts";
import { changesWith, unknownsOf } from "./unknowns.ts";

const HOST = "in.nobody-knows.example";
const all = facts({
  base: {
    requests: [request(`https://${HOST}/b`, { method: "POST", resourceType: "ping" })],
    cookies: [
      cookie("zz_ref", { shape: "id", lifetimeS: 400 * 86_400, sharedWith: [HOST] }),
      cookie("zz_tab", { shape: "flag" }),
    ],
  },
});

describe("what no table knows", () => {
  it("is listed with how it behaves, trackers first", () => {
    expect(unknownsOf(all, context)).toEqual([
      {
        kind: "vendor",
        name: "nobody-knows.example",
        hosts: [HOST],
        visits: ["base"],
        signs: ["sends_data", "before_choice"],
        tracks: true,
      },
      {
        kind: "cookie",
        name: "zz_ref",
        hosts: ["www.shop.example"],
        visits: ["base"],
        signs: ["identifier", "long_lived", "sent_to_others", "before_choice"],
        tracks: true,
      },
      {
        kind: "cookie",
        name: "zz_tab",
        hosts: ["www.shop.example"],
        visits: ["base"],
        signs: ["before_choice"],
        tracks: false,
      },
    ]);
  });

  it("changes verdicts when it is told, and is unknown no more", () => {
    const options = { territories: ["EU"] as const, now: NOW };
    const vendors = [
      { hosts: ["nobody-knows.example"], name: "Nobody", category: "analytics" as const, hq: "US" },
    ];
    expect(changesWith(all, options, { vendors })).toContainEqual({
      checkId: "web.consent.trackers-before",
      now: "potential",
      known: "failed",
    });
    const cookies = [{ name: "zz_*", vendor: null, purpose: "necessary" as const }];
    expect(changesWith(all, options, { cookies })).toContainEqual({
      checkId: "web.consent.cookies-before",
      now: "potential",
      known: "passed",
    });
    expect(changesWith(all, options, {})).toEqual([]);
  });
});
