import type { CookieFact, PassFacts, WebsiteFacts } from "../../../facts/types.ts";
import type { CookiePurpose, RuleContext } from "../../types.ts";
import { table } from "./evidence.ts";
import { isFirstParty } from "./parties.ts";
import { say } from "./words.ts";

export type Purpose = CookiePurpose | "unknown";

/** A cookie with what is known of it. */
export interface JudgedCookie extends CookieFact {
  purpose: Purpose;
  owner: string | null;
  thirdParty: boolean;
}

/** Names that say what a first-party cookie is for; asked last, when no table knows the cookie. */
const NAME_HINTS: readonly [CookiePurpose, RegExp][] = [
  ["necessary", /consent|cookie[-_]?(banner|notice|choice|pref|policy|law)|csrf|xsrf/i],
  ["necessary", /(^|[-_.])(sess|session|sessid|sid|auth|login|cart|basket|checkout)($|[-_.\d])/i],
  ["functional", /^(lang|language|locale|currency|theme|tz|timezone|region)$/i],
];

/** Purposes that need consent first. */
export function needsConsent(cookie: { purpose: Purpose }): boolean {
  return cookie.purpose === "analytics" || cookie.purpose === "advertising";
}

export function isUnknown(cookie: { purpose: Purpose }): boolean {
  return cookie.purpose === "unknown";
}

/** Cookies of a pass with purpose and owner: table first, then the owner of a foreign domain, then the name. */
export function judgeCookies(
  facts: WebsiteFacts,
  pass: PassFacts | undefined,
  context: RuleContext,
): JudgedCookie[] {
  return (pass?.cookies ?? []).map((cookie) => ({ ...cookie, ...judge(facts, cookie, context) }));
}

/** Purpose, owner and party of one name on one domain. */
export function judge(
  facts: WebsiteFacts,
  cookie: { name: string; domain: string },
  context: RuleContext,
): Pick<JudgedCookie, "purpose" | "owner" | "thirdParty"> {
  const host = cookie.domain.replace(/^\./, "");
  const thirdParty = !isFirstParty(facts, host);
  const known = context.cookies.find(cookie.name, host);
  const vendor = thirdParty ? context.vendors.ofHost(host) : null;
  if (known) return { purpose: known.purpose, owner: known.vendor ?? vendor?.name ?? null, thirdParty };
  if (vendor) {
    const owner = vendor.name;
    if (vendor.category === "analytics" || vendor.category === "session_replay") {
      return { purpose: "analytics", owner, thirdParty };
    }
    if (["advertising", "social", "marketing"].includes(vendor.category)) {
      return { purpose: "advertising", owner, thirdParty };
    }
    return { purpose: "unknown", owner, thirdParty };
  }
  const hint = thirdParty ? undefined : NAME_HINTS.find(([, pattern]) => pattern.test(cookie.name));
  return { purpose: hint?.[0] ?? "unknown", owner: null, thirdParty };
}

/** The evidence table of some cookies. */
export function cookieTable(cookies: readonly JudgedCookie[]) {
  return table(
    "cookies",
    say("Cookies", "Cookie"),
    ["cookie", "owner", "domain", "purpose", "lifetimeMs", "atMs", "setBy"],
    cookies.map((cookie) => ({
      cookie: cookie.name,
      owner: cookie.owner,
      domain: cookie.domain,
      purpose: cookie.purpose,
      lifetimeMs: cookie.lifetimeS === null ? null : cookie.lifetimeS * 1000,
      atMs: cookie.firstSeenMs,
      setBy: cookie.setBy,
    })),
  );
}
