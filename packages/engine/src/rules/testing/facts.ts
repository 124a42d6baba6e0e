import type {
  CollectorName,
  CookieFact,
  FormFact,
  PassFacts,
  PassName,
  RequestFact,
  WebsiteFacts,
} from "../../facts/types.ts";
import { COLLECTORS, FACTS_VERSION } from "../../facts/types.ts";
import { createContext } from "../context.ts";
import { evaluateAll, type Finding, type RuleContext } from "../index.ts";

/** The site the built facts are about. */
export const SITE = "https://www.shop.example/";
export const NOW = "2026-11-18T14:20:00.000Z";

/** Context in which the demo vendors are known and the business is in the EU and the US. */
export const context: RuleContext = createContext({ territories: ["EU", "US"], now: NOW, demo: true });

export function request(url: string, more: Partial<RequestFact> = {}): RequestFact {
  return {
    url,
    host: new URL(url).hostname,
    method: "GET",
    resourceType: "script",
    status: 200,
    ip: null,
    atMs: 400,
    frameUrl: SITE,
    initiator: [],
    body: null,
    blocked: null,
    ...more,
  };
}

export function cookie(name: string, more: Partial<CookieFact> = {}): CookieFact {
  return {
    name,
    valueMasked: "ab••••yz",
    domain: "www.shop.example",
    path: "/",
    lifetimeS: null,
    secure: true,
    httpOnly: true,
    sameSite: "Lax",
    firstSeenMs: 120,
    setBy: SITE,
    ...more,
  };
}

export function form(more: Partial<FormFact> = {}): FormFact {
  return { pageUrl: SITE, action: `${SITE}login`, method: "post", fields: [], hasPassword: false, ...more };
}

export function pass(name: PassName, more: Partial<PassFacts> = {}): PassFacts {
  const pressed = name === "reject" || name === "accept";
  return {
    pass: name,
    finalUrl: SITE,
    title: "Shop",
    language: "en",
    requests: [request(SITE, { resourceType: "document" })],
    cookies: [],
    blockedCookies: [],
    storage: [],
    banner: {
      platform: "generic",
      text: "We use cookies",
      language: "en",
      buttons: [
        { text: "Reject all", kind: "reject", layer: 1 },
        { text: "Accept all", kind: "accept", layer: 1 },
      ],
    },
    choice: pressed ? { wanted: name, pressed: true, clicks: 1, method: "words", bannerGone: true } : null,
    responseHeaders: [],
    forms: [],
    links: [],
    scripts: [],
    mixedContent: [],
    recorderListeners: [],
    collectorComplete: true,
    screenshots: [
      { blob: `${name}-loaded`, width: 1280, height: 800, pass: name, moment: "loaded", atMs: 900 },
    ],
    durationMs: 3000,
    ...more,
  };
}

/** Complete facts of a site that does nothing wrong and nothing right, changed where the test needs it. */
export function facts(
  passes: Partial<Record<PassName, Partial<PassFacts>>> = {},
  more: Partial<WebsiteFacts> = {},
): WebsiteFacts {
  const names = ["base", "reject", "accept", "gpc"] as const;
  return {
    version: FACTS_VERSION,
    assetType: "website",
    target: { url: SITE, host: "www.shop.example", site: "shop.example" },
    startedAt: NOW,
    durationMs: 12_000,
    engine: { version: "0.1.0", browser: "test", sandboxed: true },
    coverage: COLLECTORS.map((collector) => ({ collector, complete: true, reason: null })),
    network: {
      hops: [{ url: SITE, status: 200, location: null, headers: [] }],
      httpHops: [
        { url: "http://www.shop.example/", status: 301, location: SITE, headers: [] },
        { url: SITE, status: 200, location: null, headers: [] },
      ],
      httpsReachable: true,
    },
    tls: {
      host: "www.shop.example",
      port: 443,
      authorized: true,
      authorizationError: null,
      protocol: "TLSv1.3",
      certificate: {
        subject: "CN=www.shop.example",
        issuer: "CN=Test",
        altNames: ["www.shop.example"],
        validFrom: "2026-10-01T00:00:00.000Z",
        validTo: "2027-02-01T00:00:00.000Z",
        fingerprint256: "AA:BB",
      },
      legacyAccepted: [],
      legacyProbed: true,
    },
    passes: Object.fromEntries(names.map((name) => [name, pass(name, passes[name])])),
    policies: [],
    ipCountries: {},
    egress: [],
    ...more,
  };
}

/** The same facts with one collector unfinished. */
export function without(all: WebsiteFacts, collector: CollectorName, reason = "timeout"): WebsiteFacts {
  return {
    ...all,
    coverage: all.coverage.map((entry) =>
      entry.collector === collector ? { collector, complete: false, reason } : entry,
    ),
  };
}

/** Facts with a policy of the given text. */
export function policy(text: string, language: string | null = "en"): Partial<WebsiteFacts> {
  return { policies: [{ url: `${SITE}privacy`, status: 200, linkText: "Privacy policy", text, language }] };
}

/** What one check says of some facts. */
export function findingOf(checkId: string, all: WebsiteFacts, where: RuleContext = context): Finding {
  const finding = evaluateAll(all, where).find((entry) => entry.checkId === checkId);
  if (!finding) throw new Error(`no rule ${checkId}`);
  return finding;
}

/** Outcome of one check, with its level when failed: `failed critical`, `passed`. */
export function verdictOf(checkId: string, all: WebsiteFacts, where: RuleContext = context): string {
  const { outcome, level } = findingOf(checkId, all, where);
  return outcome === "failed" ? `failed ${level}` : outcome;
}
