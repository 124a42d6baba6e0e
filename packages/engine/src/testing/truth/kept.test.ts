import { describe, expect, it } from "vitest";
import { createContext, evaluateAll, rules } from "../../rules/index.ts";
import { truthOf } from "./case.ts";
import { readKept } from "./kept.ts";
import { cases } from "./sites/index.ts";
import { fits } from "./tally.ts";

const checks = new Set(rules.map(({ id }) => id));
const kept = readKept();

/** What is known to be answered otherwise. Whoever mends one takes it out; nothing else may join. */
const LEFT: Readonly<Record<string, readonly string[]>> = {
  // Where another company's tools follow nobody, that the policy names them is not asked for.
  "zahnarzt-lindau.example": ["web.policy.discloses-recipients: not_applicable"],
  // A question in unread words that lies in the page and not on it.
  "bokakaffi.example": [
    "web.consent.banner-present: not_applicable",
    "web.consent.reject-offered-first-layer: not_applicable",
    "web.consent.reject-works: not_applicable",
  ],
  // Names in a script with forms of its own.
  "bank-alwaha.example": ["web.policy.discloses-recipients: uncertain"],
  // Settings that save in place of opening.
  "clinique-des-marronniers.example": ["web.consent.no-preticked: uncertain"],
  // Suppliers told of in general: whether they are those that were seen is left to a person.
  "www.lakeshoreregional.example": ["web.policy.discloses-recipients: uncertain"],
  "saiyo.hoshino-robotics.example": ["web.policy.discloses-recipients: uncertain"],
  "www.yunosato-ryokan.example": ["web.policy.discloses-recipients: uncertain"],
  // A host that no table knows.
  "forum.moto-appennino.example": [
    "web.consent.trackers-before: uncertain",
    "web.consent.reject-works: uncertain",
  ],
};

describe("the rules over what was seen on sites whose truth is known", () => {
  it("have seen each of them", () => {
    expect(Object.keys(kept).sort()).toEqual(cases.map(({ host }) => host).sort());
  });

  it.each(cases)("answer as it is on $host", (site) => {
    const facts = kept[site.host];
    if (!facts) throw new Error("measure --keep visits it");
    const context = createContext({ territories: site.territories ?? ["EU"], now: facts.startedAt });
    const said = new Map(evaluateAll(facts, context).map(({ checkId, outcome }) => [checkId, outcome]));
    const otherwise = truthOf(site, checks)
      .filter(([id, is]) => !fits(is, said.get(id) ?? "error"))
      .map(([id]) => `${id}: ${said.get(id)}`);
    expect(otherwise).toEqual(LEFT[site.host] ?? []);
  });
});
