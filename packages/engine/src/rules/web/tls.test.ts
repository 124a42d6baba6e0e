import { describe, expect, it } from "vitest";
import type { NetworkFacts, TlsFacts } from "../../facts/types.ts";
import { facts, findingOf, SITE, verdictOf, without } from "../testing/facts.ts";

const HTTP = "http://www.shop.example/";
const hop = (url: string, status: number) => ({ url, status, location: null, headers: [] });
const clean = facts();
const network = (more: Partial<NetworkFacts>) =>
  facts({}, { network: { hops: [hop(SITE, 200)], httpHops: null, httpsReachable: true, ...more } });
const tls = (more: Partial<TlsFacts>) => {
  if (!clean.tls) throw new Error("no TLS facts");
  return facts({}, { tls: { ...clean.tls, ...more } });
};
const plain = network({ httpsReachable: false, hops: [hop(HTTP, 200)], httpHops: [hop(HTTP, 200)] });

describe("web.tls.https", () => {
  it("passes, and fails when https does not answer or the address ends on http", () => {
    expect(verdictOf("web.tls.https", clean)).toBe("passed");
    expect(verdictOf("web.tls.https", plain)).toBe("failed critical");
    expect(verdictOf("web.tls.https", network({ hops: [hop(SITE, 302), hop(HTTP, 200)] }))).toBe(
      "failed critical",
    );
  });
});

describe("web.tls.redirect", () => {
  const id = "web.tls.redirect";

  it("passes on a permanent redirect and when nothing answers over http", () => {
    expect(verdictOf(id, clean)).toBe("passed");
    expect(verdictOf(id, network({ httpHops: null }))).toBe("passed");
  });

  it("fails when http serves the page, and lower on a temporary redirect", () => {
    expect(verdictOf(id, network({ httpHops: [hop(HTTP, 200)] }))).toBe("failed medium");
    expect(verdictOf(id, network({ httpHops: [hop(HTTP, 302), hop(SITE, 200)] }))).toBe("failed low");
  });

  it("does not apply without https, and is uncertain when not probed", () => {
    expect(verdictOf(id, plain)).toBe("not_applicable");
    expect(verdictOf(id, without(clean, "network"))).toBe("uncertain");
  });
});

describe("web.tls.certificate", () => {
  const id = "web.tls.certificate";
  const ending = (validTo: string) =>
    clean.tls?.certificate ? tls({ certificate: { ...clean.tls.certificate, validTo } }) : clean;

  it("passes on a trusted certificate with time left", () => {
    expect(verdictOf(id, clean)).toBe("passed");
  });

  it("fails low under 30 days, with the days", () => {
    const finding = findingOf(id, ending("2026-12-01T14:20:00.000Z"));
    expect(finding).toMatchObject({ outcome: "failed", level: "low" });
    expect(finding.summary).toEqual({
      en: "The certificate expires in 13 days.",
      cn: "证书将在 13 天后到期。",
    });
    expect(verdictOf(id, ending("2026-12-18T14:20:00.000Z"))).toBe("passed");
  });

  it("fails critical when expired or not trusted", () => {
    expect(verdictOf(id, ending("2026-11-01T00:00:00.000Z"))).toBe("failed critical");
    const untrusted = tls({ authorized: false, authorizationError: "SELF_SIGNED_CERT_IN_CHAIN" });
    expect(verdictOf(id, untrusted)).toBe("failed critical");
  });

  it("is uncertain without a certificate, and does not apply without https", () => {
    expect(verdictOf(id, tls({ certificate: null }))).toBe("uncertain");
    expect(verdictOf(id, { ...plain, tls: null })).toBe("not_applicable");
  });
});

describe("web.tls.legacy", () => {
  const id = "web.tls.legacy";

  it("passes when old versions are refused, fails when one is accepted", () => {
    expect(verdictOf(id, clean)).toBe("passed");
    const finding = findingOf(id, tls({ legacyAccepted: ["TLSv1", "TLSv1.1"] }));
    expect(finding).toMatchObject({ outcome: "failed", level: "medium" });
    expect(finding.summary.en).toBe("The server accepts 2 outdated protocols: TLS 1.0, TLS 1.1.");
  });

  it("is uncertain when the probe could not be made", () => {
    expect(verdictOf(id, tls({ legacyProbed: false }))).toBe("uncertain");
  });
});
