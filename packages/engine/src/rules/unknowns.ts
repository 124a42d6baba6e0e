import type { PassFacts, PassName, ValueShape, WebsiteFacts } from "../facts/types.ts";
import { siteOf } from "../knowledge/domains.ts";
import type { CookieEntry, VendorEntry } from "../knowledge/types.ts";
import type { Outcome } from "../vocabulary.ts";
import { type ContextOptions, createContext } from "./context.ts";
import { evaluateRules } from "./evaluate.ts";
import { rules } from "./registry.ts";
import type { RuleContext } from "./types.ts";
import { isUnknown, judgeCookies, judgeStorage, looksTracking } from "./web/shared/cookies.ts";
import { actsAsTracker, sortContacts } from "./web/shared/tools.ts";

/** How something that no table knows behaves. */
export type UnknownSign = "identifier" | "long_lived" | "sent_to_others" | "sends_data" | "before_choice";

/** A host, cookie or key that no table knows, as an assessment met it. */
export interface UnknownName {
  kind: "vendor" | "cookie" | "storage";
  /** Registrable domain of a vendor; name of a cookie; key of the browser's storage. */
  name: string;
  /** Hosts it was met on. */
  hosts: string[];
  /** Visits it was met in. */
  visits: PassName[];
  signs: UnknownSign[];
  /** Does it behave as what follows visitors does? Such are worth looking at first. */
  tracks: boolean;
}

const VISITS: readonly PassName[] = ["base", "reject", "gpc", "accept"];
const LONG_S = 30 * 86_400;

type Found = Map<string, UnknownName>;

function note(
  found: Found,
  item: Pick<UnknownName, "kind" | "name">,
  met: { host: string; visit: PassName; signs: readonly UnknownSign[]; tracks: boolean },
): void {
  const key = `${item.kind} ${item.name}`;
  const known = found.get(key) ?? { ...item, hosts: [], visits: [], signs: [], tracks: false };
  found.set(key, {
    ...known,
    hosts: [...new Set([...known.hosts, met.host])],
    visits: [...new Set([...known.visits, met.visit])],
    signs: [...new Set([...known.signs, ...met.signs])],
    tracks: known.tracks || met.tracks,
  });
}

interface Kept {
  shape?: ValueShape;
  lifetimeS?: number | null;
  sharedWith?: string[];
}

function signsOf(item: Kept, visit: PassName): UnknownSign[] {
  return [
    ...(item.shape === "id" ? (["identifier"] as const) : []),
    ...(item.lifetimeS === undefined || (item.lifetimeS ?? 0) > LONG_S ? (["long_lived"] as const) : []),
    ...(item.sharedWith?.length ? (["sent_to_others"] as const) : []),
    ...(visit === "base" ? (["before_choice"] as const) : []),
  ];
}

function fromVisit(found: Found, facts: WebsiteFacts, pass: PassFacts, context: RuleContext): void {
  const visit = pass.pass;
  for (const contact of sortContacts(facts, pass, context).unknown) {
    const tracks = actsAsTracker(contact, pass);
    const signs: UnknownSign[] = [
      ...(tracks ? (["sends_data"] as const) : []),
      ...(visit === "base" ? (["before_choice"] as const) : []),
    ];
    note(found, { kind: "vendor", name: siteOf(contact.host) }, { host: contact.host, visit, signs, tracks });
  }
  for (const cookie of judgeCookies(facts, pass, context).filter(isUnknown))
    note(
      found,
      { kind: "cookie", name: cookie.name },
      { host: cookie.domain, visit, signs: signsOf(cookie, visit), tracks: looksTracking(cookie) },
    );
  for (const item of judgeStorage(facts, pass, context).filter(isUnknown))
    note(
      found,
      { kind: "storage", name: item.key },
      { host: item.origin, visit, signs: signsOf(item, visit), tracks: looksTracking(item) },
    );
}

/** What an assessment met that no table knows: what behaves as a tracker first. */
export function unknownsOf(facts: WebsiteFacts, context: RuleContext): UnknownName[] {
  const found: Found = new Map();
  for (const visit of VISITS) {
    const pass = facts.passes[visit];
    if (pass) fromVisit(found, facts, pass, context);
  }
  return [...found.values()].sort((left, right) => Number(right.tracks) - Number(left.tracks));
}

/** A check whose answer would be another one. */
export interface Change {
  checkId: string;
  now: Outcome;
  known: Outcome;
}

/** Which checks would answer otherwise if the tables knew these entries too. */
export function changesWith(
  facts: WebsiteFacts,
  options: ContextOptions,
  more: { vendors?: readonly VendorEntry[]; cookies?: readonly CookieEntry[] },
): Change[] {
  const outcomes = (all: ContextOptions) => evaluateRules(rules, facts, createContext(all));
  const known = outcomes({
    ...options,
    vendors: [...(options.vendors ?? []), ...(more.vendors ?? [])],
    cookies: [...(options.cookies ?? []), ...(more.cookies ?? [])],
  });
  return outcomes(options).flatMap(({ checkId, outcome }, index) => {
    const other = known[index]?.outcome;
    return other && other !== outcome ? [{ checkId, now: outcome, known: other }] : [];
  });
}
