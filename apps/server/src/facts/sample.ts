import { FACTS_VERSION } from "@candor/engine/facts";
import { z } from "zod";
import { websiteFacts } from "./schema.ts";

const URL_SEEN = "https://shop.example.com/";

/** One visit in which two cookies were set before any choice. */
const BASE = {
  pass: "base",
  finalUrl: URL_SEEN,
  title: "Example shop",
  language: "en",
  requests: [
    {
      url: URL_SEEN,
      host: "shop.example.com",
      method: "GET",
      resourceType: "document",
      status: 200,
      ip: "192.0.2.10",
      atMs: 0,
      frameUrl: URL_SEEN,
      initiator: [],
      body: null,
      blocked: null,
    },
  ],
  cookies: [
    {
      name: "_ga",
      valueMasked: "GA1.\u2026",
      domain: ".shop.example.com",
      path: "/",
      lifetimeS: 63_072_000,
      secure: true,
      httpOnly: false,
      sameSite: "Lax",
      firstSeenMs: 320,
      setBy: null,
    },
  ],
  blockedCookies: [],
  storage: [],
  banner: null,
  choice: null,
  responseHeaders: [{ name: "strict-transport-security", value: "max-age=31536000" }],
  forms: [],
  links: [{ href: `${URL_SEEN}privacy`, text: "Privacy policy", inFooter: true }],
  scripts: [],
  mixedContent: [],
  recorderListeners: [],
  collectorComplete: true,
  screenshots: [],
  durationMs: 4_000,
};

/** The smallest facts from which rules find something. */
const SAMPLE = {
  version: FACTS_VERSION,
  assetType: "website",
  target: { url: URL_SEEN, host: "shop.example.com", site: "example.com" },
  startedAt: "2026-01-15T09:00:00.000Z",
  durationMs: 5_000,
  engine: { version: "sample", browser: "sample", sandboxed: true },
  // The one visit was made to its end: rules that need no other say what they found.
  coverage: [{ collector: "base", complete: true, reason: null }],
  network: null,
  tls: null,
  passes: { base: BASE },
  policies: [],
  ipCountries: {},
  egress: [],
};

const fileOf = (file_name: string, value: unknown) => ({
  file_name,
  content: JSON.stringify(value, null, 2),
});

/** A result file to begin with, and what every result file has to be. */
export const importSample = () => ({
  sample: fileOf("candor-result-sample.json", websiteFacts.parse(SAMPLE)),
  schema: fileOf("candor-result.schema.json", z.toJSONSchema(websiteFacts)),
});
