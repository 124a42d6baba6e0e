import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoTargets, startDemoTargets } from "../demo/index.ts";
import type { PassName, WebsiteFacts } from "../facts/types.ts";
import { startScan } from "../worker/start.ts";
import type { ScanBlob, ScanProgress } from "../worker/types.ts";

interface Assessed {
  facts: WebsiteFacts;
  blobs: ScanBlob[];
  progress: ScanProgress[];
}

const shops = { careless: "https://www.linden-shop.example/", careful: "https://www.aster-shop.example/" };
const seen = {} as Record<keyof typeof shops, Assessed>;
let targets: DemoTargets;

beforeAll(async () => {
  targets = await startDemoTargets();
  for (const [name, url] of Object.entries(shops)) {
    const progress: ScanProgress[] = [];
    const { hostMap, ca } = targets;
    const outcome = await startScan({ url, hostMap, ca }, { onProgress: (step) => progress.push(step) })
      .result;
    if (!outcome.ok) throw new Error(`${name}: ${outcome.failure}: ${outcome.detail}`);
    seen[name as keyof typeof shops] = { ...outcome, progress };
  }
}, 120_000);
afterAll(() => targets.close());

function pass({ facts }: Assessed, name: PassName) {
  const found = facts.passes[name];
  if (!found) throw new Error(`no ${name} pass`);
  return found;
}
const hosts = (assessed: Assessed, name: PassName) => [
  ...new Set(pass(assessed, name).requests.map(({ host }) => host)),
];
const cookies = (assessed: Assessed, name: PassName) =>
  pass(assessed, name)
    .cookies.map((cookie) => cookie.name)
    .sort();

const TRACKERS = ["adreach.example", "metricly.example", "pixelbox.example", "replaybox.example"];

describe.each(["careless", "careful"] as const)("the %s shop", (name) => {
  it("is seen whole by every collector, in a sandbox", () => {
    const { facts } = seen[name];
    expect(facts.coverage.filter(({ complete }) => !complete)).toEqual([]);
    expect(facts.coverage.map(({ collector }) => collector).sort()).toEqual([
      "accept",
      "base",
      "gpc",
      "network",
      "policy",
      "reject",
      "tls",
    ]);
    for (const facts_ of Object.values(facts.passes)) expect(facts_.collectorComplete).toBe(true);
    expect(facts.engine.sandboxed).toBe(true);
    expect(facts.target.site).toMatch(/^(?:linden|aster)-shop\.example$/);
  });

  it("has screenshots that are named by their content", () => {
    const { facts, blobs } = seen[name];
    const named = Object.values(facts.passes).flatMap(({ screenshots }) =>
      screenshots.map(({ blob }) => blob),
    );
    expect(named.length).toBeGreaterThanOrEqual(8);
    for (const { sha256, data } of blobs) {
      expect(createHash("sha256").update(data).digest("hex")).toBe(sha256);
      expect(Buffer.from(data.subarray(1, 4)).toString()).toBe("PNG");
    }
    expect([...new Set(named)].sort()).toEqual(blobs.map(({ sha256 }) => sha256).sort());
  });

  it("reports its progress in order", () => {
    const { progress } = seen[name];
    expect([...new Set(progress.map(({ step }) => step))]).toEqual([
      "network",
      "visit",
      "reject",
      "accept",
      "gpc",
      "policy",
    ]);
    const percents = progress.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
  });

  it("called nobody but the hosts of the demo", () => {
    const { facts } = seen[name];
    expect(facts.egress.filter(({ host }) => !(host in targets.hostMap))).toEqual([]);
  });
});

describe("the careless shop", () => {
  it("loads every vendor before any choice, after a refusal, and under Global Privacy Control", () => {
    for (const name of ["base", "reject", "gpc"] as const)
      expect(hosts(seen.careless, name)).toEqual(expect.arrayContaining(TRACKERS));
  });

  it("sets first- and third-party cookies before any choice, and we know who set them", () => {
    const base = pass(seen.careless, "base");
    expect(cookies(seen.careless, "base")).toEqual([
      "PHPSESSID",
      "_adr_id",
      "_mly_id",
      "_rbx_session",
      "adr_uid",
      "px_uid",
      "visitor_ref",
    ]);
    const by = Object.fromEntries(
      base.cookies.map(({ name, setBy }) => [name, setBy && new URL(setBy).hostname]),
    );
    expect(by).toMatchObject({
      PHPSESSID: "www.linden-shop.example",
      _adr_id: "adreach.example",
      _mly_id: "metricly.example",
      adr_uid: "adreach.example",
      px_uid: "pixelbox.example",
    });
    expect(base.cookies.find(({ name }) => name === "PHPSESSID")).toMatchObject({
      secure: false,
      httpOnly: false,
      sameSite: null,
    });
    expect(base.storage.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      "localStorage _mly_visits",
      "sessionStorage _mly_entry",
    ]);
  });

  it("closes its banner on refusal and changes nothing", () => {
    const { choice, banner } = pass(seen.careless, "reject");
    expect(choice).toEqual({ wanted: "reject", pressed: true, clicks: 1, method: "words", bannerGone: true });
    expect(banner?.buttons.map(({ kind }) => kind)).toEqual(["reject", "accept"]);
    expect(cookies(seen.careless, "reject")).toContain("_adr_id");
  });

  it("is recorded, and the recorder is named", () => {
    expect(pass(seen.careless, "base").recorderListeners).toEqual([
      {
        scriptUrl: "https://replaybox.example/rec.js",
        events: expect.arrayContaining(["mousemove", "input", "mutation"]),
      },
    ]);
  });

  it("asks for scripts on behalf of scripts", () => {
    const bid = pass(seen.careless, "base").requests.find(({ url }) =>
      url.startsWith("https://adreach.example/bid"),
    );
    expect(bid?.initiator[0]).toMatch(/^https:\/\/adreach\.example\/tag\.js/);
  });

  it("has insecure forms, mixed content, a script without integrity, old TLS and no redirect", () => {
    const base = pass(seen.careless, "base");
    expect(base.forms).toMatchObject([
      { action: "http://www.linden-shop.example/newsletter", method: "post" },
      { method: "get", hasPassword: true },
    ]);
    expect(base.mixedContent).toEqual([
      { url: "http://static.linden-shop.example/promo.gif", resourceType: "image" },
    ]);
    expect(base.scripts.find(({ src }) => src.startsWith("https://lumen-cdn.example"))?.integrity).toBeNull();
    const { tls, network } = seen.careless.facts;
    expect(tls).toMatchObject({ authorized: true, legacyProbed: true, legacyAccepted: ["TLSv1", "TLSv1.1"] });
    expect(network?.httpHops?.map(({ status }) => status)).toEqual([200]);
  });

  it("stores no personal data in the clear", () => {
    const found = JSON.stringify(seen.careless.facts).match(/.{40}(?:ada(?:@|%40)|8f2c1e0b7a6d4c35)/);
    expect(found).toBeNull();
  });

  it("has a policy that is found and short", () => {
    expect(seen.careless.facts.policies).toMatchObject([{ linkText: "Privacy policy", status: 200 }]);
  });
});

describe("the careful shop", () => {
  it("loads no tracker before a choice, after a refusal, or under Global Privacy Control", () => {
    for (const name of ["base", "reject", "gpc"] as const)
      expect(hosts(seen.careful, name).filter((host) => TRACKERS.includes(host))).toEqual([]);
    expect(cookies(seen.careful, "base")).toEqual(["__Host-sid"]);
    expect(cookies(seen.careful, "reject")).toEqual(["__Host-sid", "consent"]);
    expect(pass(seen.careful, "gpc").banner).toBeNull();
  });

  it("loads analytics once accepted", () => {
    expect(hosts(seen.careful, "accept")).toContain("metricly.example");
    expect(cookies(seen.careful, "accept")).toContain("_mly_id");
  });

  it("redirects to https, takes no old TLS and sends its headers", () => {
    const { tls, network } = seen.careful.facts;
    expect(network?.httpHops?.map(({ status }) => status)).toEqual([301, 200]);
    expect(tls).toMatchObject({ authorized: true, legacyProbed: true, legacyAccepted: [] });
    const names = pass(seen.careful, "base").responseHeaders.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "strict-transport-security",
        "content-security-policy",
        "x-content-type-options",
        "referrer-policy",
        "permissions-policy",
      ]),
    );
  });

  it("has a full policy and a cookie notice", () => {
    const { policies } = seen.careful.facts;
    expect(policies.map(({ linkText }) => linkText)).toEqual(["Privacy policy", "Cookie notice"]);
    expect(policies[0]?.text).toContain("standard contractual clauses");
  });
});
