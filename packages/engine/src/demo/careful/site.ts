import { createHash, randomBytes } from "node:crypto";
import { pathOf, reply } from "../respond.ts";
import type { Handler, Site } from "../site.ts";
import { analytics, helper } from "../vendors/scripts.ts";
import { carefulPages, consentScript } from "./pages.ts";

const HOST = "www.aster-shop.example";

const integrityOf = (script: string) => `sha384-${createHash("sha384").update(script).digest("base64")}`;

const integrity = { helper: integrityOf(helper), analytics: integrityOf(analytics) };

const securityHeaders = (nonce: string) => ({
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "content-security-policy":
    `default-src 'none'; script-src 'self' https://metricly.example https://lumen-cdn.example; style-src 'nonce-${nonce}'; ` +
    "img-src 'self' data:; connect-src 'self' https://metricly.example; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  "x-frame-options": "DENY",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
});

const files: Record<string, { type: string; body: string }> = {
  "/consent.js": { type: "text/javascript; charset=utf-8", body: consentScript(integrity) },
  "/.well-known/gpc.json": { type: "application/json", body: '{"gpc":true,"lastUpdate":"2026-11-02"}' },
  "/.well-known/security.txt": {
    type: "text/plain; charset=utf-8",
    body: `Contact: mailto:security@aster-shop.example\nExpires: 2027-11-01T00:00:00.000Z\n`,
  },
};

const shop: Handler = (request, response) => {
  const nonce = randomBytes(12).toString("base64");
  const headers = securityHeaders(nonce);
  const path = pathOf(request);
  const file = files[path];
  if (file) return reply(response, { ...file, headers });
  const pages = carefulPages(integrity, nonce);
  const body = pages[path];
  const cookies = request.headers.cookie?.includes("__Host-sid=")
    ? []
    : [`__Host-sid=${randomBytes(16).toString("hex")}; Path=/; Secure; HttpOnly; SameSite=Lax`];
  if (!body)
    return reply(response, { status: 404, type: "text/plain; charset=utf-8", body: "Not found", headers });
  reply(response, { type: "text/html; charset=utf-8", body, cookies, headers });
};

const toHttps: Handler = (request, response) =>
  reply(response, { status: 301, headers: { location: `https://${HOST}${request.url ?? "/"}` } });

/** A shop that does all of it right. */
export const carefulSites: readonly Site[] = [
  { hosts: [HOST, "aster-shop.example"], https: shop, http: toHttps },
];
