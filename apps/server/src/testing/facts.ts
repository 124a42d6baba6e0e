import type { WebsiteFacts } from "@candor/engine";
import { COLLECTORS, FACTS_VERSION } from "@candor/engine/facts";

const header = (name: string, value: string) => ({ name, value });

/** Facts of a small site: https with a sound certificate, and security headers where `careful`. */
export function factsOf(url: string, { careful }: { careful: boolean }): WebsiteFacts {
  const { hostname: host, origin } = new URL(url);
  const headers = careful
    ? [
        header("strict-transport-security", "max-age=31536000; includeSubDomains"),
        header("content-security-policy", "default-src 'self'; object-src 'none'; base-uri 'none'"),
        header("x-frame-options", "DENY"),
        header("x-content-type-options", "nosniff"),
        header("referrer-policy", "no-referrer"),
      ]
    : [];
  const http = `http://${host}/`;
  return {
    version: FACTS_VERSION,
    assetType: "website",
    target: { url, host, site: host },
    startedAt: "2026-11-18T14:20:00.000Z",
    durationMs: 9_000,
    engine: { version: "test", browser: "recorded", sandboxed: true },
    coverage: COLLECTORS.map((collector) => ({
      collector,
      complete: collector === "network" || collector === "tls",
      reason: collector === "network" || collector === "tls" ? null : "timeout",
    })),
    network: {
      hops: [{ url, status: 200, location: null, headers }],
      httpHops: careful
        ? [{ url: http, status: 301, location: `${origin}/`, headers: [] }]
        : [{ url: http, status: 200, location: null, headers: [] }],
      httpsReachable: true,
    },
    tls: {
      host,
      port: 443,
      authorized: true,
      authorizationError: null,
      protocol: "TLSv1.3",
      certificate: {
        subject: host,
        issuer: "Test Authority",
        altNames: [host],
        validFrom: "2026-01-01T00:00:00.000Z",
        validTo: "2027-12-31T00:00:00.000Z",
        fingerprint256: "AA:BB",
      },
      legacyAccepted: careful ? [] : ["TLSv1", "TLSv1.1"],
      legacyProbed: true,
    },
    passes: {},
    policies: [],
    ipCountries: {},
    egress: [],
  };
}
