import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { WebsiteFacts } from "../facts/types.ts";
import { createContext, evaluateAll, type Finding, rules, score, statusOf } from "./index.ts";

/** Facts recorded by a real assessment of a demo shop: `node src/demo/record.ts`. */
function recorded(name: "careless" | "careful"): WebsiteFacts {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.facts.json`, import.meta.url), "utf8"));
}

function regenerate(facts: WebsiteFacts): Finding[] {
  const context = createContext({ territories: ["EU", "US"], now: facts.startedAt, demo: true });
  return evaluateAll(facts, context);
}

const verdict = ({ outcome, level }: Finding) => (outcome === "failed" ? `failed ${level}` : outcome);
const verdicts = (found: Finding[]) =>
  Object.fromEntries(found.map((finding) => [finding.checkId, verdict(finding)]));
const scored = (found: Finding[]) =>
  score(found.map(({ outcome, level }) => ({ status: statusOf(outcome, level), level })));

const careless = regenerate(recorded("careless"));
const careful = regenerate(recorded("careful"));

describe("the careless shop", () => {
  it("has every defect found", () => {
    expect(verdicts(careless)).toEqual({
      "web.consent.banner-present": "passed",
      "web.consent.reject-offered-first-layer": "passed",
      "web.consent.cookies-before": "failed critical",
      "web.consent.third-party-cookies-before": "failed critical",
      "web.consent.trackers-before": "failed critical",
      "web.consent.storage-before": "failed medium",
      "web.consent.reject-works": "failed critical",
      "web.consent.withdraw-link": "potential",
      "web.gpc.honoured": "failed critical",
      "web.ccpa.opt-out-link": "failed medium",
      "web.policy.link": "passed",
      "web.policy.sections": "failed medium",
      "web.policy.freshness": "uncertain",
      "web.policy.discloses-recipients": "failed medium",
      "web.policy.discloses-transfers": "failed medium",
      "web.cookie-notice.complete": "potential",
      "web.replay.present": "failed medium",
      "web.pixel.present": "failed medium",
      "web.pixel.hashed-identifiers": "failed critical",
      "web.share.undeclared-third-party": "potential",
      "web.xborder.no-adequacy": "failed critical",
      "web.tls.https": "passed",
      "web.tls.redirect": "failed medium",
      "web.tls.certificate": "passed",
      "web.tls.legacy": "failed medium",
      "web.hdr.hsts": "failed medium",
      "web.hdr.csp": "failed medium",
      "web.hdr.frame": "failed medium",
      "web.hdr.nosniff": "failed low",
      "web.hdr.referrer": "failed low",
      "web.hdr.permissions": "failed low",
      "web.exposed.version": "failed low",
      "web.cookie.flags": "failed medium",
      "web.cookie.lifetime": "failed low",
      "web.form.insecure": "failed critical",
      "web.form.minimisation": "potential",
      "web.mixed-content": "failed medium",
      "web.sri": "failed low",
      "web.child.trackers": "not_applicable",
      "web.consent.equal-choice": "potential",
      "web.consent.no-preticked": "not_applicable",
      "web.consent.no-wall": "passed",
      "web.consent.signals": "not_applicable",
      "web.fingerprint.device": "passed",
      "web.gpc.support-file": "potential",
      "web.hdr.cors": "passed",
      "web.hdr.hsts-preload": "potential",
      "web.hdr.isolation": "potential",
      "web.js.vulnerable": "not_applicable",
      "web.keystroke.capture": "passed",
      "web.robots": "not_applicable",
      "web.security-txt": "potential",
      "web.tracking.first-party-disguise": "passed",
      "web.tracking.streams": "passed",
      "web.tracking.url-leak": "passed",
    });
  });

  it("scores basic", () => {
    expect(scored(careless).score).toBeLessThan(50);
  });

  it("is shown: screenshots of the banner before any choice and after the rejection", () => {
    const shotsOf = (id: string) => careless.find(({ checkId }) => checkId === id)?.screenshots ?? [];
    expect(shotsOf("web.consent.cookies-before").map(({ caption }) => caption.en)).toEqual([
      "Page loaded, no choice made",
    ]);
    expect(shotsOf("web.consent.reject-works").map(({ caption }) => caption.en)).toEqual([
      "After “Reject”",
      "After “Reject” and a reload",
    ]);
  });

  it("names the vendors behind each finding", () => {
    const owners = careless
      .find(({ checkId }) => checkId === "web.share.undeclared-third-party")
      ?.evidence[0]?.rows.map(({ owner, hq }) => `${owner} ${hq}`);
    expect([...new Set(owners)].sort()).toEqual([
      "AdReach US",
      "Lumen CDN IE",
      "Metricly US",
      "Pixelbox CN",
      "ReplayBox SG",
    ]);
  });
});

describe("the careful shop", () => {
  it("has nothing against it", () => {
    const other = Object.entries(verdicts(careful)).filter(([, said]) => said !== "passed");
    expect(Object.fromEntries(other)).toEqual({
      "web.gpc.honoured": "not_applicable",
      "web.ccpa.opt-out-link": "not_applicable",
      "web.child.trackers": "not_applicable",
      "web.consent.no-preticked": "not_applicable",
      "web.consent.signals": "not_applicable",
      "web.js.vulnerable": "not_applicable",
      "web.robots": "not_applicable",
    });
  });

  it("scores 100 with every applicable check judged", () => {
    expect(scored(careful)).toEqual({ score: 100, coverage: 1 });
  });
});

describe("findings", () => {
  it("come out the same again from stored facts", () => {
    expect(regenerate(recorded("careless"))).toEqual(careless);
    expect(regenerate(recorded("careful"))).toEqual(careful);
    expect(careless.map(({ checkId }) => checkId)).toEqual(rules.map(({ id }) => id));
  });

  it("do not know the demo's vendors outside demo mode", () => {
    const facts = recorded("careless");
    const found = evaluateAll(facts, createContext({ territories: ["EU"], now: facts.startedAt }));
    expect(JSON.stringify(found)).not.toContain("AdReach");
  });

  it.each([...careless, ...careful].map((finding) => [finding.checkId, finding] as const))(
    "are said in both languages: %s",
    (_, { summary, evidence, outcome, uncertainReason }) => {
      // Names of hosts, headers and buttons stay as the site writes them.
      const cn = summary.cn.replace(/“[^”]*”|[\w.-]+\.example/g, "");
      expect(summary.en).toMatch(/\.$/);
      expect(summary.cn).toMatch(/。$/);
      expect(summary.en).not.toMatch(/\p{Script=Han}|undefined|null|NaN/u);
      expect(cn).not.toMatch(/[a-z]+ [a-z]+ [a-z]+|undefined|null|NaN/);
      expect(uncertainReason === null).toBe(outcome !== "uncertain");
      for (const { columns, rows, total } of evidence) {
        expect(rows.length).toBeGreaterThan(0);
        expect(total).toBeGreaterThanOrEqual(rows.length);
        const keys = columns.map(({ key }) => key).sort();
        for (const row of rows) expect(Object.keys(row).sort()).toEqual(keys);
      }
    },
  );
});
