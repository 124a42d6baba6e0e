import { describe, expect, it } from "vitest";
import { facts, findingOf, SITE, verdictOf, without } from "../../testing/facts.ts";
import { PROOF_OF_ABSENCE } from "../shared/evidence.ts";

const withHeaders = (headers: Record<string, string>) =>
  facts({ base: { responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })) } });
const STRICT = "script-src 'nonce-r4nd0mr4nd0m' 'strict-dynamic'; object-src 'none'; base-uri 'none'";

describe.each<[id: string, header: string, cases: [value: string, verdict: string][], missing: string]>([
  [
    "web.hdr.hsts",
    "Strict-Transport-Security",
    [
      ["max-age=31536000; includeSubDomains", "passed"],
      ['max-age="31536000"', "passed"],
      ["max-age=86400", "failed low"],
      ["max-age=0", "failed low"],
    ],
    "failed medium",
  ],
  [
    "web.hdr.csp",
    "content-security-policy",
    [
      [STRICT, "passed"],
      ["default-src 'none'; script-src 'self' https://cdn.shop.example; base-uri 'none'", "passed"],
      ["default-src * 'unsafe-inline'", "failed low"],
      ["img-src 'self'", "failed low"],
    ],
    "failed medium",
  ],
  [
    "web.hdr.frame",
    "x-frame-options",
    [
      ["DENY", "passed"],
      ["sameorigin", "passed"],
      ["ALLOW-FROM https://a.example", "failed medium"],
    ],
    "failed medium",
  ],
  [
    "web.hdr.frame",
    "content-security-policy",
    [
      ["frame-ancestors 'self' https://partner.example", "passed"],
      ["frame-ancestors 'none'", "passed"],
      ["frame-ancestors *", "failed medium"],
      ["frame-ancestors https:", "failed medium"],
      ["default-src 'self'", "failed medium"],
    ],
    "failed medium",
  ],
  [
    "web.hdr.nosniff",
    "x-content-type-options",
    [
      ["nosniff", "passed"],
      ["sniff", "failed low"],
    ],
    "failed low",
  ],
  [
    "web.hdr.referrer",
    "referrer-policy",
    [
      ["strict-origin-when-cross-origin", "passed"],
      ["unsafe-url", "failed low"],
      ["no-referrer, strict-origin", "passed"],
      ["strict-origin, unsafe-url", "failed low"],
      ["nonsense", "failed low"],
    ],
    "failed low",
  ],
  [
    "web.hdr.permissions",
    "permissions-policy",
    [
      ["camera=()", "passed"],
      ["", "failed low"],
    ],
    "failed low",
  ],
  [
    "web.exposed.version",
    "server",
    [
      ["nginx/1.14.0", "failed low"],
      ["nginx", "passed"],
      ["cloudflare", "passed"],
      ["edge-7", "passed"],
    ],
    "passed",
  ],
])("%s from %s", (id, header, cases, missing) => {
  it.each(cases)("%s", (value, verdict) => {
    expect(verdictOf(id, withHeaders({ [header]: value }))).toBe(verdict);
  });

  it("without the header", () => {
    expect(verdictOf(id, facts())).toBe(missing);
  });
});

describe("headers", () => {
  it("say that a policy that only reports blocks nothing", () => {
    const finding = findingOf("web.hdr.csp", withHeaders({ "content-security-policy-report-only": STRICT }));
    expect(finding.outcome).toBe("failed");
    expect(finding.summary.en).toContain("only reports");
  });

  it("let frame-ancestors win over X-Frame-Options, as browsers do", () => {
    const both = withHeaders({ "content-security-policy": "frame-ancestors *", "x-frame-options": "DENY" });
    expect(verdictOf("web.hdr.frame", both)).toBe("failed medium");
  });

  it("show the value they judge", () => {
    const finding = findingOf("web.hdr.nosniff", withHeaders({ "x-content-type-options": "sniff" }));
    expect(finding.evidence[0]?.rows).toEqual([{ header: "x-content-type-options", value: "sniff" }]);
    expect(findingOf("web.hdr.nosniff", facts()).evidence).toEqual([]);
    const server = { server: "nginx", "content-type": "text/html" };
    for (const id of ["web.hdr.csp", "web.hdr.permissions", "web.hdr.frame", "web.hdr.nosniff"])
      expect(findingOf(id, withHeaders(server)).evidence[0]?.rows).toEqual([
        { header: "server", value: "nginx" },
        { header: "content-type", value: "text/html" },
      ]);
    // Another table than that of a value: a comparison must not take the one for the other.
    const [absent, present] = [server, { "x-content-type-options": "nosniff" }].map(
      (headers) => findingOf("web.hdr.nosniff", withHeaders(headers)).evidence[0]?.id,
    );
    expect([absent, present]).toEqual([PROOF_OF_ABSENCE, "headers"]);
    const framed = findingOf("web.hdr.frame", withHeaders({ "x-frame-options": "DENY" }));
    expect(framed.evidence[0]?.rows).toEqual([{ header: "x-frame-options", value: "DENY" }]);
  });

  it("show the gaps of a weak policy", () => {
    const finding = findingOf(
      "web.hdr.csp",
      withHeaders({ "content-security-policy": "script-src 'unsafe-inline'" }),
    );
    expect(finding.evidence[0]?.rows).toContainEqual({
      directive: "script-src",
      value: "'unsafe-inline'",
      problem: "csp_inline",
    });
  });

  it("judge the strictest of several policies, for all of them hold", () => {
    const both = facts({
      base: {
        responseHeaders: [
          { name: "content-security-policy", value: "frame-ancestors 'self'" },
          { name: "content-security-policy", value: STRICT },
        ],
      },
    });
    expect(verdictOf("web.hdr.csp", both)).toBe("passed");
    expect(verdictOf("web.hdr.frame", both)).toBe("passed");
  });

  it("do not ask for HSTS where there is no https", () => {
    const network = { hops: [], httpHops: null, httpsReachable: false };
    expect(verdictOf("web.hdr.hsts", facts({}, { network }))).toBe("not_applicable");
  });

  it("find a version in X-Powered-By and X-AspNet-Version", () => {
    expect(verdictOf("web.exposed.version", withHeaders({ "x-powered-by": "PHP/5.6.40" }))).toBe(
      "failed low",
    );
    expect(verdictOf("web.exposed.version", withHeaders({ "x-aspnet-version": "4.0.30319" }))).toBe(
      "failed low",
    );
  });
});

describe("under a question for consent that covers the site’s own page", () => {
  const covered = (finalUrl: string, reason: string) =>
    without(
      facts({
        base: {
          finalUrl,
          responseHeaders: [
            { name: "strict-transport-security", value: "max-age=63072000; includeSubDomains" },
            { name: "server", value: "Apache/2.4.52" },
          ],
        },
      }),
      "base",
      reason,
    );

  it.each([
    ["web.hdr.hsts", "passed"],
    ["web.hdr.nosniff", "failed low"],
    ["web.hdr.frame", "failed medium"],
    ["web.exposed.version", "failed low"],
  ])("%s is judged by what the server sent", (id, verdict) => {
    expect(verdictOf(id, covered(SITE, "consent_wall"))).toBe(verdict);
    expect(verdictOf(id, covered("https://pay.other.example/", "consent_wall"))).toBe("uncertain");
    expect(verdictOf(id, covered(SITE, "bot_wall"))).toBe("uncertain");
  });
});

describe.each([
  ["web.hdr.csp", "content-security-policy", STRICT, "default-src *", "failed medium"],
  ["web.hdr.csp", "content-security-policy", STRICT, "frame-ancestors 'none'", "failed medium"],
  ["web.hdr.frame", "x-frame-options", "DENY", "ALLOWALL", "failed medium"],
  [
    "web.hdr.frame",
    "content-security-policy",
    "frame-ancestors 'self'",
    "frame-ancestors *",
    "failed medium",
  ],
  ["web.hdr.nosniff", "x-content-type-options", "nosniff", "sniff", "failed low"],
  ["web.hdr.referrer", "referrer-policy", "same-origin", "unsafe-url", "failed low"],
  ["web.hdr.permissions", "permissions-policy", "camera=()", "camera=*", "failed low"],
])("%s with %s: %s on the first page", (id, name, value, weak, verdict) => {
  const page = (path: string, headers?: { name: string; value: string }[], status = 200) => ({
    url: `${SITE}${path}`,
    kind: "other" as const,
    status,
    title: "",
    textLength: 900,
    ...(headers && { responseHeaders: headers }),
  });
  const has = [{ name, value }];
  const seen = (...pages: (ReturnType<typeof page> & { notPage?: string })[]) =>
    facts({ base: { responseHeaders: has, pages } });

  it("fails where another page lacks it, and names that page", () => {
    const finding = findingOf(id, seen(page("kontakt", []), page("obchod", has)));
    expect(`${finding.outcome} ${finding.level}`).toBe(verdict);
    expect(finding.evidence[0]?.rows).toEqual([{ page: `${SITE}kontakt` }]);
  });

  it("fails where another page weakens it", () => {
    const finding = findingOf(id, seen(page("kontakt", [{ name, value: weak }]), page("obchod", has)));
    // As on the first page, a policy with gaps is better than none.
    expect(`${finding.outcome} ${finding.level}`).toBe(id === "web.hdr.csp" ? "failed low" : verdict);
    expect(finding.evidence[0]?.rows).toEqual([{ page: `${SITE}kontakt` }]);
  });

  it("passes where the page that lacks it is one of another site, which a link led on to", () => {
    const away = { ...page("login", []), url: "https://login.elsewhere.example/authorize" };
    expect(verdictOf(id, seen(away, page("obchod", has)))).toBe("passed");
    const own = { ...page("login", []), url: "https://login.shop.example/authorize" };
    expect(verdictOf(id, seen(own))).toBe(verdict);
  });

  it("passes where every page has it, or its reply was not seen, or it is an error", () => {
    expect(verdictOf(id, seen(page("kontakt", has), page("#/obchod"), page("pryč", [], 404)))).toBe("passed");
  });

  it("passes where a wall stands in place of the page that lacks it", () => {
    expect(verdictOf(id, seen({ ...page("obchod", []), notPage: "bot_wall" }))).toBe("passed");
  });
});

it.each([
  ["web.hdr.csp", "content-security-policy", STRICT],
  ["web.hdr.referrer", "referrer-policy", "no-referrer"],
])("%s holds on another page that states it itself", (id, name, value) => {
  const has = [{ name, value }];
  const other = { url: SITE, kind: "other" as const, status: 200, title: "", textLength: 900 };
  const pages = [{ ...other, responseHeaders: [], metaHeaders: has }];
  expect(verdictOf(id, facts({ base: { responseHeaders: has, pages } }))).toBe("passed");
});

it("says in each language what another page lacks", () => {
  const pages = [
    {
      url: `${SITE}kontakt`,
      kind: "other" as const,
      status: 200,
      title: "",
      textLength: 900,
      responseHeaders: [],
    },
  ];
  const all = { "x-frame-options": "DENY", "x-content-type-options": "nosniff" };
  const responseHeaders = Object.entries(all).map(([name, value]) => ({ name, value }));
  const said = facts({ base: { responseHeaders, pages } });
  expect(findingOf("web.hdr.frame", said).summary).toEqual({
    en: "Protection against framing: the first page has it, 1 other page visited lacks or weakens it.",
    cn: "防止页面被嵌入：首页具备，但访问的其他 1 个页面缺少或削弱了它。",
  });
  expect(findingOf("web.hdr.nosniff", said).summary.cn).toMatch(/^X-Content-Type-Options：首页具备/);
});
