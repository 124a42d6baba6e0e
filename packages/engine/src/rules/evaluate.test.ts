import { describe, expect, it } from "vitest";
import { evaluateRules } from "./evaluate.ts";
import { evaluateAll, type Rule, rules } from "./index.ts";
import { context, cookie, facts, request, verdictOf, without } from "./testing/facts.ts";

const base: Rule = {
  id: "test.rule",
  version: 3,
  assetTypes: ["website"],
  level: "medium",
  needs: ["base"],
  evaluate: () => ({ outcome: "passed", summary: { en: "Fine.", cn: "正常。" } }),
};

describe("evaluating rules", () => {
  it("gives a finding with the rule's version and level", () => {
    expect(evaluateRules([base], facts(), context)).toEqual([
      {
        checkId: "test.rule",
        ruleVersion: 3,
        outcome: "passed",
        level: "medium",
        summary: { en: "Fine.", cn: "正常。" },
        uncertainReason: null,
        evidence: [],
        screenshots: [],
      },
    ]);
  });

  it("says why it is uncertain when a collector it needs is incomplete", () => {
    const [finding] = evaluateRules([base], without(facts(), "base", "bot_wall"), context);
    expect(finding).toMatchObject({
      outcome: "uncertain",
      uncertainReason: {
        en: "The first visit is incomplete: the site answered with a bot check.",
        cn: "首次访问不完整：网站要求人机验证。",
      },
    });
  });

  it.each(["web.security-txt", "web.robots"])("%s is read through a question that covers the page", (id) => {
    const seen = facts({}, { wellKnown: [] });
    const said = verdictOf(id, seen);
    expect(said).not.toBe("uncertain");
    expect(verdictOf(id, without(seen, "base", "consent_wall"))).toBe(said);
    expect(verdictOf(id, without(seen, "base", "bot_wall"))).toBe("uncertain");
    const elsewhere = facts({ base: { finalUrl: "https://consent.shop.example/" } }, { wellKnown: [] });
    expect(verdictOf(id, without(elsewhere, "base", "consent_wall"))).toBe("uncertain");
    expect(verdictOf("web.hdr.csp", without(seen, "base", "consent_wall"))).toBe("uncertain");
  });

  it.each([
    ["web.consent.trackers-before", { requests: [request("https://www.facebook.com/tr/?id=1&ev=PageView")] }],
    ["web.consent.cookies-before", { cookies: [cookie("_fbp", { lifetimeS: 7_776_000 })] }],
    ["web.cookie.flags", { cookies: [cookie("PHPSESSID", { secure: false, httpOnly: false })] }],
  ])(
    "%s holds against a site what it did before its question was answered, and passes nothing",
    (id, seen) => {
      const covered = without(facts({ base: seen }), "base", "consent_wall");
      expect(verdictOf(id, covered)).toBe("potential");
      expect(verdictOf(id, without(facts({ base: seen }), "base", "bot_wall"))).toBe("uncertain");
      expect(verdictOf(id, without(facts(), "base", "consent_wall"))).toBe("uncertain");
    },
  );

  it("does not trust a visit whose requests and egress log disagree", () => {
    const [finding] = evaluateRules([base], facts({ base: { collectorComplete: false } }), context);
    expect(finding?.outcome).toBe("uncertain");
  });

  it("does not trust a visit that is marked complete and is not there", () => {
    const [finding] = evaluateRules([base], { ...facts(), passes: {} }, context);
    expect(finding?.outcome).toBe("uncertain");
  });

  it("keeps the others when one rule throws, and tells nothing of the cause", () => {
    const broken: Rule = {
      ...base,
      id: "test.broken",
      evaluate() {
        throw new Error("secret detail");
      },
    };
    const found = evaluateRules([broken, base], facts(), context);
    expect(found.map(({ outcome }) => outcome)).toEqual(["error", "passed"]);
    expect(JSON.stringify(found)).not.toContain("secret detail");
  });

  it("takes the size of a screenshot from the facts and drops one that is not there", () => {
    const rule: Rule = {
      ...base,
      evaluate: () => ({
        outcome: "failed",
        summary: { en: "Seen.", cn: "已发现。" },
        screenshots: [
          { blob: "base-loaded", caption: { en: "Loaded", cn: "已加载" } },
          { blob: "gone", caption: { en: "Gone", cn: "不存在" } },
        ],
      }),
    };
    expect(evaluateRules([rule], facts(), context)[0]?.screenshots).toEqual([
      { blob: "base-loaded", caption: { en: "Loaded", cn: "已加载" }, width: 1280, height: 800 },
    ]);
  });
});

describe("all rules", () => {
  it.each(rules.flatMap(({ id, needs }) => needs.map((collector) => [id, collector] as const)))(
    "never pass on facts they need and lack: %s, %s",
    (id, collector) => {
      expect(["uncertain", "not_applicable"]).toContain(verdictOf(id, without(facts(), collector)));
    },
  );

  it("throw on nothing when every fact is missing", () => {
    const empty = { ...facts(), network: null, tls: null, passes: {}, coverage: [] };
    expect(evaluateAll(empty, context).filter(({ outcome }) => outcome !== "uncertain")).toEqual([]);
  });

  it("give the same findings for the same facts, again and after storage as JSON", () => {
    const stored = facts();
    const first = evaluateAll(stored, context);
    const reordered = JSON.parse(JSON.stringify(stored));
    expect(evaluateAll(reordered, context)).toEqual(first);
    expect(evaluateAll(stored, context)).toEqual(first);
  });

  it("leave the facts as they were", () => {
    const stored = facts();
    const before = structuredClone(stored);
    evaluateAll(stored, context);
    expect(stored).toEqual(before);
  });
});
