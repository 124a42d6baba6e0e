import type { CookieFact, PassFacts, StorageFact, ValueShape, WebsiteFacts } from "../../../facts/types.ts";
import { hostOf } from "../../../knowledge/domains.ts";
import type { CookiePurpose, RuleContext, Vendor } from "../../types.ts";
import { table } from "./evidence.ts";
import { isFirstParty, TRACKING, vendorByAlias, vendorsMet } from "./parties.ts";
import { say } from "./words.ts";

export type Purpose = CookiePurpose | "unknown";

/** What is known of a stored name. */
export interface Judged {
  purpose: Purpose;
  owner: string | null;
  thirdParty: boolean;
  /** Of a chat, film, map or other tool: functional, but not what keeps the site itself running. */
  tool: boolean;
}

/** A cookie with what is known of it. */
export type JudgedCookie = CookieFact & Judged;
/** A key of the browser's storage with what is known of it. */
export type JudgedKey = StorageFact & Judged;

/** Names that say what a first-party cookie is for; asked last, when no table knows the cookie. */
const NAME_HINTS: readonly [CookiePurpose, RegExp][] = [
  ["necessary", /consent|cookie[-_]?(banner|notice|choice|pref|policy|law)|csrf|xsrf/i],
  ["necessary", /(^|[-_.])(sess|session|sessid|sid|auth|login|cart|basket|checkout)($|[-_.\d])/i],
  ["functional", /^(lang|language|locale|currency|theme|tz|timezone|region)$/i],
];
/** What is kept for long by its nature: the choice itself, what lies in the cart, who signed in. */
const KEEPS = /consent|cookie|csrf|xsrf|auth|login|cart|basket|checkout/i;
/** A preference or a session does not live as long as what follows a visitor. */
const LONG_S = 90 * 86_400;

/** Purposes that need consent first. */
export function needsConsent(cookie: { purpose: Purpose; tool?: boolean }): boolean {
  return cookie.purpose === "analytics" || cookie.purpose === "advertising" || cookie.tool === true;
}

/** Of statistics and nothing else. */
export function countsOnly({ purpose, tool }: { purpose: Purpose; tool?: boolean }): boolean {
  return purpose === "analytics" && tool !== true;
}

export function isUnknown(cookie: { purpose: Purpose; tool?: boolean }): boolean {
  return cookie.purpose === "unknown" && cookie.tool !== true;
}

/** Does what nobody knows behave as what follows visitors does: long-lived and unique, or sent to others? */
export function looksTracking(item: {
  shape?: ValueShape;
  lifetimeS?: number | null;
  sharedWith?: string[];
}): boolean {
  if (item.shape !== "id") return false;
  // Without a lifetime it is a key of storage, which stays for ever, or a cookie that ends with the session.
  const stays = item.lifetimeS === undefined || (item.lifetimeS !== null && item.lifetimeS > 30 * 86_400);
  return stays || (item.sharedWith?.length ?? 0) > 0;
}

/** Cookies of a pass with purpose and owner: table first, then the owner of a foreign domain, then the name. */
export function judgeCookies(
  facts: WebsiteFacts,
  pass: PassFacts | undefined,
  context: RuleContext,
): JudgedCookie[] {
  return (pass?.cookies ?? []).map((cookie) => ({ ...cookie, ...judge(facts, cookie, context) }));
}

/** What a pass kept in the browser beside cookies. Workers and caches hold code: they are no keys of anybody. */
export function judgeStorage(
  facts: WebsiteFacts,
  pass: PassFacts | undefined,
  context: RuleContext,
): JudgedKey[] {
  return (pass?.storage ?? [])
    .filter(({ kind }) => kind !== "serviceWorker" && kind !== "cacheStorage")
    .map((item) => {
      const [database, inner] = item.kind === "indexedDB" ? item.key.split("/", 2) : [item.key, undefined];
      const domain = hostOf(item.origin);
      const whole = judge(facts, { ...item, name: database ?? item.key, domain }, context);
      const judged =
        whole.purpose === "unknown" && inner
          ? judge(facts, { ...item, name: inner, domain }, context)
          : whole;
      return { ...item, ...judged };
    });
}

/** Purpose, owner and party of one name on one domain. */
export function judge(
  facts: WebsiteFacts,
  cookie: {
    name: string;
    domain: string;
    shape?: ValueShape;
    lifetimeS?: number | null;
    sharedWith?: string[];
    setBy?: string | null;
  },
  context: RuleContext,
): Judged {
  const host = cookie.domain.replace(/^\./, "");
  const thirdParty = !isFirstParty(facts, host);
  const found = context.cookies.find(cookie.name, host, vendorsMet(facts, context));
  // A session under a name that many use is the site's own; under another company's domain it may be anything.
  const known = thirdParty && found?.vendor === null ? null : found;
  const vendor = thirdParty ? context.vendors.ofHost(host) : null;
  if (known) {
    const owner = known.vendor ?? vendor?.name ?? null;
    return judgeKnown(
      known.purpose,
      owner,
      vendor ?? (owner ? context.vendors.named(owner) : null),
      cookie,
      thirdParty,
    );
  }
  const setBy = cookie.setBy ? hostOf(cookie.setBy) : "";
  const alias = setBy === "" ? null : vendorByAlias(facts, setBy, context);
  const setter = alias ?? (setBy === "" ? null : context.vendors.ofHost(setBy));
  // A cookie of a company's whole domain is of the service that set it: the domain may hold a portal, a map and ads.
  const byTracker = setter !== null && TRACKING.has(setter.category);
  if (thirdParty && byTracker && setBy.endsWith(host)) return judgeVendor(setter, thirdParty);
  if (vendor) return judgeVendor(vendor, thirdParty);
  // The script of a tracker, or of a chat or another tool that is set into the page, keeps its own marks under any name.
  const byTool = setter?.flags?.includes("embed") === true;
  if (setter && !thirdParty && (byTracker || byTool) && (alias || !isFirstParty(facts, setBy)))
    return judgeVendor(setter, thirdParty);
  if (!thirdParty && !identifies(cookie) && recordsChoice(facts, cookie.name))
    return { purpose: "necessary", owner: null, thirdParty, tool: false };
  const hint = thirdParty ? undefined : NAME_HINTS.find(([, pattern]) => pattern.test(cookie.name))?.[0];
  // What calls itself a preference or a session and holds an identifier for long, or tells it to others, is none.
  const follows =
    cookie.shape === "id" &&
    ((cookie.lifetimeS ?? 0) > LONG_S ||
      (cookie.sharedWith?.some((host) => !isFirstParty(facts, host)) ?? false));
  // Nor is a session what the script of a stranger calls one.
  const strange = setBy !== "" && setter === null && !isFirstParty(facts, setBy);
  const lies =
    (follows && hint === "functional") ||
    ((follows || strange) && hint === "necessary" && !KEEPS.test(cookie.name));
  return { purpose: lies ? "unknown" : (hint ?? "unknown"), owner: null, thirdParty, tool: false };
}

/** May a value tell visitors apart? */
export const identifies = ({ shape }: { shape?: ValueShape }): boolean =>
  shape === undefined || shape === "id";

const recorded = new WeakMap<WebsiteFacts, ReadonlySet<string>>();

/** Has the banner nothing to refuse or to set? */
const offersOneAnswer = ({ banner }: PassFacts): boolean =>
  banner?.buttons.every(({ kind }) => kind !== "reject" && kind !== "settings") === true;

/**
 * Names that a click on the banner writes, whichever way it goes, and that are not there without one: the record of
 * the choice itself; of a banner with one answer, the only name that this leaves. Asked only of values that do not tell
 * visitors apart.
 */
export function recordsChoice(facts: WebsiteFacts, name: string): boolean {
  const known = recorded.get(facts);
  if (known) return known.has(name);
  const { base, reject, accept, gpc } = facts.passes;
  const namesIn = (pass: PassFacts | undefined) =>
    new Set([
      ...(pass?.cookies ?? []).map((one) => one.name),
      ...(pass?.storage ?? []).map(({ key }) => key),
    ]);
  const without = [...namesIn(base), ...namesIn(gpc)];
  const fresh = [...namesIn(accept)].filter((one) => !without.includes(one));
  const afterReject = namesIn(reject);
  const names = new Set(
    !base || accept?.choice?.pressed !== true
      ? []
      : reject?.choice?.pressed === true
        ? fresh.filter((one) => afterReject.has(one))
        : offersOneAnswer(base) && fresh.length === 1
          ? fresh
          : [],
  );
  recorded.set(facts, names);
  return names.has(name);
}

function judgeKnown(
  purpose: CookiePurpose,
  owner: string | null,
  vendor: Vendor | null,
  cookie: { shape?: ValueShape; lifetimeS?: number | null },
  thirdParty: boolean,
): Judged {
  if (purpose !== "functional" || owner === null) return { purpose, owner, thirdParty, tool: false };
  if (vendor && TRACKING.has(vendor.category)) return { ...judgeVendor(vendor, thirdParty), owner };
  const follows = cookie.shape === "id" && (cookie.lifetimeS ?? 0) > LONG_S;
  return {
    purpose,
    owner,
    thirdParty,
    tool: vendor?.flags?.includes("embed") === true || (thirdParty && follows),
  };
}

function judgeVendor(vendor: Vendor, thirdParty: boolean): Judged {
  const owner = vendor.name;
  const one = (purpose: Purpose, tool = false): Judged => ({ purpose, owner, thirdParty, tool });
  if (vendor.category === "analytics" || vendor.category === "session_replay") return one("analytics");
  if (TRACKING.has(vendor.category)) return one("advertising");
  if (vendor.flags?.includes("embed")) return one("functional", true);
  return one(vendor.category === "consent" ? "necessary" : "unknown");
}

/** The evidence table of some cookies. */
export function cookieTable(cookies: readonly JudgedCookie[], most?: number) {
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
    { most },
  );
}

/** The evidence table of what was kept beside cookies. */
export function storageTable(items: readonly JudgedKey[]) {
  return table(
    "storage",
    say("Keys stored", "已写入的键"),
    ["key", "kind", "origin", "owner", "purpose", "sentTo"],
    items.map(({ key, kind, origin, owner, purpose, sharedWith }) => ({
      key,
      kind,
      origin,
      owner,
      purpose,
      sentTo: sharedWith?.join(", ") ?? null,
    })),
  );
}
