import { describe, expect, it } from "vitest";
import { adequacyOf } from "../../knowledge/adequacy.ts";
import type { Territory } from "../../vocabulary.ts";
import { createContext } from "../context.ts";
import { facts, findingOf, form, NOW, policy, request, verdictOf, without } from "../testing/facts.ts";

const id = "web.xborder.no-adequacy";
const at = (...territories: Territory[]) => createContext({ territories, now: NOW, demo: true });
const seen = (...urls: string[]) => ({ base: { requests: urls.map((url) => request(url)) } });
const US = "https://metricly.example/m.js";
const CN = "https://pixelbox.example/px.gif";
const IE = "https://lumen-cdn.example/ui.js";
const SAFEGUARDS = policy("We use standard contractual clauses.");

describe(id, () => {
  it("passes within the area", () => {
    expect(verdictOf(id, facts(seen(IE)), at("EU"))).toBe("passed");
  });

  it("fails to a region without adequacy, and names only that region", () => {
    const finding = findingOf(id, facts(seen(CN, IE)), at("EU"));
    expect(finding).toMatchObject({ outcome: "failed", level: "medium" });
    expect(finding.summary.en).toBe("1 host receives data without an adequacy decision: Chinese mainland.");
    expect(finding.summary.cn).toContain("中国大陆");
    expect(finding.evidence[0]?.rows).toHaveLength(2);
  });

  it("names both ends of a flow in the titles of its columns", () => {
    const [flows] = findingOf(id, facts(seen(CN)), at("EU")).evidence;
    const titles = Object.fromEntries((flows?.columns ?? []).map(({ key, label }) => [key, label]));
    expect(titles).toMatchObject({
      territory: { en: "Source region", cn: "来源地区" },
      hq: { en: "Recipient region", cn: "接收地区" },
      ipRegion: { en: "Address located in (estimate)", cn: "IP 所在地（估计）" },
      owner: { en: "Vendor", cn: "供应商" },
      category: { en: "Recipient party", cn: "接收方类型" },
    });
  });

  it("is potential when the policy names safeguards", () => {
    expect(verdictOf(id, facts(seen(CN), SAFEGUARDS), at("EU"))).toBe("potential");
  });

  it("is critical when identifiers flow", () => {
    expect(verdictOf(id, facts(seen(`${CN}?em=a••b`), SAFEGUARDS), at("EU"))).toBe("failed critical");
  });

  it("treats the United States as conditional from the EU", () => {
    expect(verdictOf(id, facts(seen(US)), at("EU"))).toBe("potential");
    expect(verdictOf(id, facts(seen(US), SAFEGUARDS), at("EU"))).toBe("passed");
  });

  it("joins the head office with the country of the address", () => {
    const base = { requests: [request(IE, { ip: "203.0.113.9" })] };
    const finding = findingOf(id, facts({ base }, { ipCountries: { "203.0.113.9": "CN" } }), at("EU"));
    expect(finding.outcome).toBe("failed");
    expect(finding.evidence[0]?.rows[0]).toMatchObject({
      owner: "Lumen CDN",
      hq: "IE",
      ipRegion: "CN",
      status: "outside",
    });
  });

  it("is uncertain about a host without a region, or without a territory", () => {
    expect(verdictOf(id, facts(seen("https://nobody-knows.example/a.js")), at("EU"))).toBe("uncertain");
    expect(verdictOf(id, facts(seen(CN)), at())).toBe("uncertain");
  });

  it("is uncertain when the flows after Accept were not seen", () => {
    expect(verdictOf(id, without(facts(seen(IE)), "accept"), at("EU"))).toBe("uncertain");
  });

  it("does not apply without third parties", () => {
    expect(verdictOf(id, facts(), at("EU"))).toBe("not_applicable");
  });

  it("judges each territory by its own law", () => {
    expect(verdictOf(id, facts(seen(CN)), at("CN"))).toBe("passed");
    expect(verdictOf(id, facts(seen(US)), at("CN"))).toBe("failed medium");
    expect(verdictOf(id, facts(seen(CN)), at("CN", "EU"))).toBe("failed medium");
    expect(verdictOf(id, facts(seen(IE)), at("US"))).toBe("passed");
    expect(verdictOf(id, facts(seen(US)), at("SG"))).toBe("potential");
  });
});

describe("adequacy", () => {
  it.each([
    ["EU", "DE", "allowed"],
    ["EU", "BR", "allowed"],
    ["EU", "US", "conditional"],
    ["EU", "CN", "outside"],
    ["GB", "FR", "allowed"],
    ["JP", "GB", "allowed"],
    ["JP", "US", "outside"],
    ["KR", "NO", "allowed"],
    ["BR", "DE", "allowed"],
    ["CN", "HK", "outside"],
    ["IN", "US", "allowed"],
    ["US", "CN", "conditional"],
    ["AU", "DE", "conditional"],
  ] as const)("from %s to %s is %s", (from, to, expected) => {
    expect(adequacyOf(from, to)).toBe(expected);
  });
});

describe("a form that sends what is written in it to a known vendor", () => {
  const field = (type: string, name: string) => ({ type, name, autocomplete: "" });
  const to = (action: string, ...fields: ReturnType<typeof field>[]) =>
    facts({ base: { forms: [form({ action, fields })] } });
  const mail = field("email", "correo");

  it.each<[action: string, fields: ReturnType<typeof field>[], verdict: string]>([
    ["https://shop.us21.list-manage.com/subscribe/post", [mail], "potential"],
    [
      "https://forms.hsforms.com/submissions/v3",
      [field("text", "vorname"), field("text", "ort")],
      "potential",
    ],
    ["https://app.getresponse.com/add_subscriber.html", [mail], "passed"],
    ["https://www.google.com/search", [field("text", "q")], "not_applicable"],
    ["https://www.shop.example/stuur", [mail], "not_applicable"],
  ])("is a flow to where that is: %s", (action, fields, verdict) => {
    expect(verdictOf(id, to(action, ...fields), at("EU"))).toBe(verdict);
  });

  it("is a third party that the policy has to name, though no visit met it", () => {
    const share = "web.share.undeclared-third-party";
    const all = to("https://shop.us21.list-manage.com/subscribe/post", mail);
    expect(verdictOf(share, { ...all, ...policy("We bake bread.") }, at("EU"))).toBe("potential");
    expect(verdictOf(share, { ...all, ...policy("Mailchimp sends our letter.") }, at("EU"))).toBe("passed");
    expect(findingOf(share, all, at("EU")).evidence[0]?.rows).toContainEqual(
      expect.objectContaining({ owner: "Mailchimp", inBase: 0 }),
    );
  });
});
