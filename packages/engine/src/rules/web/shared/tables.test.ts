import { describe, expect, it } from "vitest";
import { facts, findingOf, request } from "../../testing/facts.ts";

const PIXEL = "https://adreach.example/p.gif";
const TAG = "https://adreach.example/tag.js";
const LOADER = "https://www.shop.example/loader.js";

describe("evidence of requests", () => {
  it("goes back to the page over the scripts that loaded each other", () => {
    const base = {
      requests: [
        request(LOADER),
        request(TAG, { initiator: [LOADER] }),
        request(PIXEL, { resourceType: "image", initiator: [TAG] }),
      ],
    };
    const { evidence } = findingOf("web.consent.trackers-before", facts({ base }));
    const rows = evidence.find(({ id }) => id === "requests")?.rows ?? [];
    expect(rows.find(({ url }) => url === PIXEL)).toMatchObject({
      chain: [TAG, LOADER, "https://www.shop.example/"].join(" ← "),
    });
  });

  it("ends where two scripts name each other", () => {
    const base = { requests: [request(TAG, { initiator: [LOADER] }), request(LOADER, { initiator: [TAG] })] };
    const { evidence } = findingOf("web.consent.trackers-before", facts({ base }));
    expect(evidence.find(({ id }) => id === "requests")?.rows).toHaveLength(1);
  });
});

describe("counts of requests", () => {
  it("stand visit by visit and are never added up", () => {
    const all = facts({
      base: { requests: [request(PIXEL), request(TAG)] },
      accept: { requests: [request(PIXEL), request(PIXEL), request(TAG)] },
    });
    const { evidence } = findingOf("web.share.undeclared-third-party", all);
    expect(evidence[0]?.rows[0]).toMatchObject({
      host: "adreach.example",
      inBase: 2,
      inReject: 0,
      inGpc: 0,
      inAccept: 3,
    });
  });
});
