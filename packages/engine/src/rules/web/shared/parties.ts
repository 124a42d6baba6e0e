import type { PassFacts, PassName, RequestFact, WebsiteFacts } from "../../../facts/types.ts";
import { hostOf, isLet, siteOf } from "../../../knowledge/domains.ts";
import { embedAt } from "../../../knowledge/embeds.ts";
import { vendorByForm } from "../../../knowledge/request-forms.ts";
import type { RuleContext, Vendor, VendorCategory } from "../../types.ts";

/** Categories whose vendors follow or profile visitors. */
export const TRACKING: ReadonlySet<VendorCategory> = new Set([
  "advertising",
  "analytics",
  "social",
  "marketing",
  "session_replay",
]);

/** The category whose vendors count visits and do nothing else for the site. */
export const STATISTICS: ReadonlySet<VendorCategory> = new Set(["analytics"]);

/** Categories whose vendors data is sold to or shared with in the sense of the CCPA. */
export const SALE: ReadonlySet<VendorCategory> = new Set(["advertising", "social", "marketing"]);

/** Categories of owners who let places to whoever comes, or serve every kind of page. */
export const LETS: ReadonlySet<VendorCategory> = new Set(["cdn", "hosting", "utility", "unknown"]);
/** Is a host a place that its owner lets? Then the owner says nothing of who is sent what. */
export const isRented = ({ host, vendor }: Contact): boolean =>
  vendor !== null && LETS.has(vendor.category) && isLet(host);

/** Everything one third-party host was asked in one pass. */
export interface Contact {
  host: string;
  vendor: Vendor | null;
  requests: RequestFact[];
  firstAtMs: number;
  /** Requests of each visit, where several visits are looked at together. */
  visits?: Partial<Record<PassName, number>>;
  /** How a vendor was told that hides behind a host of the site itself or of nobody known. */
  disguise?: Disguise;
}

/** `alias`: its name stands for the vendor's; `form`: its requests are the vendor's; `content`: its script is. */
export type Disguise = "alias" | "form" | "content";

/** Registrable domains of the site itself: the one asked for and those its visits ended on. */
function ownSites(facts: WebsiteFacts): ReadonlySet<string> {
  const ends = Object.values(facts.passes).map(({ finalUrl }) => hostOf(finalUrl));
  return new Set([facts.target.host, ...ends].filter((host) => host !== "").map(siteOf));
}

/** Does a host belong to the site itself? */
export function isFirstParty(facts: WebsiteFacts, host: string): boolean {
  return ownSites(facts).has(siteOf(host));
}

const sorted = new WeakMap<WebsiteFacts, { context: RuleContext; byPass: Map<PassFacts, Contact[]> }>();

/** Third-party hosts a pass reached or tried to, by first request. Every rule asks for them: they are found once. */
export function contacts(facts: WebsiteFacts, pass: PassFacts | undefined, context: RuleContext): Contact[] {
  if (!pass) return [];
  let known = sorted.get(facts);
  if (known?.context !== context) {
    known = { context, byPass: new Map() };
    sorted.set(facts, known);
  }
  const before = known.byPass.get(pass);
  if (before) return before;
  const found = findContacts(facts, pass, context);
  known.byPass.set(pass, found);
  return found;
}

/** The visit that a request was made in. */
const visitOf = new WeakMap<RequestFact, PassFacts>();

/** Longer chains say nothing more. */
const MOST_LINKS = 8;

/**
 * Addresses of the scripts that led to a request, nearest first: those that called for it, then those that loaded
 * the script which began the call, and so on, and last the page or frame it happened in.
 */
export function chainOf(request: RequestFact): string[] {
  const chain: string[] = [];
  const asked = visitOf.get(request)?.requests ?? [];
  let at: RequestFact | undefined = request;
  while (at && chain.length < MOST_LINKS) {
    const next: string[] = at.initiator.filter((script) => !chain.includes(script));
    chain.push(...next);
    const outermost = next.at(-1);
    at = outermost === undefined ? undefined : asked.find(({ url }) => url === outermost);
  }
  return [...new Set([...chain.slice(0, MOST_LINKS), request.frameUrl].filter((url) => url !== ""))];
}

function findContacts(facts: WebsiteFacts, pass: PassFacts, context: RuleContext): Contact[] {
  const own = ownSites(facts);
  const hidden = new Map<string, Contact>();
  // Pages ask a few hosts for many things: each host is looked up once. Null: the site's own.
  const byHost = new Map<string, Contact | null>();
  for (const request of pass.requests) {
    visitOf.set(request, pass);
    const { host, atMs } = request;
    if (!host || stoppedByPage(request)) continue;
    const behind = disguised(facts, request, own, context);
    if (behind) {
      const key = `${host} ${behind.vendor.name}`;
      const known = hidden.get(key) ?? { host, ...behind, requests: [], firstAtMs: atMs };
      known.requests.push(request);
      known.firstAtMs = Math.min(known.firstAtMs, atMs);
      hidden.set(key, known);
      continue;
    }
    const embed = own.has(siteOf(host)) ? null : context.vendors.named(embedAt(request.url) ?? "");
    if (embed) {
      const key = `${host} ${embed.name}`;
      const known = hidden.get(key) ?? { host, vendor: embed, requests: [], firstAtMs: atMs };
      known.requests.push(request);
      hidden.set(key, known);
      continue;
    }
    let contact = byHost.get(host);
    if (contact === undefined) {
      const vendor = own.has(siteOf(host)) ? undefined : context.vendors.ofHost(host);
      contact = vendor === undefined ? null : { host, vendor, requests: [], firstAtMs: atMs };
      byHost.set(host, contact);
    }
    if (!contact) continue;
    contact.requests.push(request);
    contact.firstAtMs = Math.min(contact.firstAtMs, atMs);
  }
  return [...[...byHost.values()].filter((contact) => contact !== null), ...hidden.values()].sort(
    (left, right) => left.firstAtMs - right.firstAtMs || compare(left.host, right.host),
  );
}

/** Contacts of several passes together, each host once by vendor. */
export function contactsOf(
  facts: WebsiteFacts,
  passes: readonly PassName[],
  context: RuleContext,
): Contact[] {
  const byHost = new Map<string, Contact>();
  for (const name of passes) {
    for (const contact of contacts(facts, facts.passes[name], context)) {
      const key = `${contact.host} ${contact.vendor?.name ?? ""} ${contact.disguise ? "hidden" : ""}`;
      const known = byHost.get(key) ?? { ...contact, requests: [], visits: {} };
      known.requests.push(...contact.requests);
      known.visits = { ...known.visits, [name]: contact.requests.length };
      byHost.set(key, known);
    }
  }
  return [...byHost.values()];
}

export function isIn(categories: ReadonlySet<VendorCategory>) {
  return (contact: Contact): boolean => contact.vendor !== null && categories.has(contact.vendor.category);
}

/** How many different owners stand behind some contacts; each unknown site counts as one. */
export function owners(list: readonly Contact[]): string[] {
  return [...new Set(list.map((contact) => contact.vendor?.name ?? siteOf(contact.host)))];
}

/** The tracking vendor that a host of the site itself stands for, by its other names; null where there is none. */
export function vendorByAlias(facts: WebsiteFacts, host: string, context: RuleContext): Vendor | null {
  const own = ownSites(facts);
  if (!own.has(siteOf(host))) return null;
  for (const alias of facts.aliases?.[host] ?? []) {
    const vendor = own.has(siteOf(alias)) ? null : context.vendors.ofHost(alias);
    if (vendor && TRACKING.has(vendor.category)) return vendor;
  }
  return null;
}

/** The vendor behind a request whose host does not give it away. */
function disguised(
  facts: WebsiteFacts,
  request: RequestFact,
  own: ReadonlySet<string>,
  context: RuleContext,
): { vendor: Vendor; disguise: Disguise } | null {
  const ours = own.has(siteOf(request.host));
  const owner = ours ? null : context.vendors.ofHost(request.host);
  // Whose place it is does not say who rents it; the files that lie there are for the page to load.
  if (owner && (!LETS.has(owner.category) || request.resourceType === "script")) return null;
  const alias = ours ? vendorByAlias(facts, request.host, context) : null;
  if (alias) return { vendor: alias, disguise: "alias" };
  if (request.resourceType === "document") return null;
  const form = vendorByForm(request);
  const vendor = form && context.vendors.named(form.vendor);
  if (vendor) return { vendor, disguise: "form" };
  const maker = request.signature ? context.vendors.named(request.signature) : null;
  return maker ? { vendor: maker, disguise: "content" } : null;
}

/** A vendor that the site's own operator runs receives nothing that leaves the site. */
export function isSelfRun({ vendor, disguise }: Contact): boolean {
  return disguise !== undefined && disguise !== "alias" && vendor?.flags?.includes("self_hosted") === true;
}

/** Names of the vendors met in any visit: the second sign for what a common name alone does not prove. */
export function vendorsMet(facts: WebsiteFacts, context: RuleContext): ReadonlySet<string> {
  const before = met.get(facts);
  if (before?.context === context) return before.names;
  const all = contactsOf(facts, Object.keys(facts.passes) as PassName[], context);
  const names = new Set(
    all.flatMap(({ vendor }) => (vendor ? [vendor.name, ...(vendor.aliases ?? [])] : [])),
  );
  met.set(facts, { context, names });
  return names;
}

const met = new WeakMap<WebsiteFacts, { context: RuleContext; names: ReadonlySet<string> }>();

/** The page's own policy kept the request from leaving: no visitor's browser would send it. */
function stoppedByPage(request: RequestFact): boolean {
  return request.blocked !== null && /csp|mixed/i.test(request.blocked);
}

export function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
