import type { CookieLookup } from "../rules/types.ts";
import { cookieTable } from "./cookie-table/index.ts";
import { openCookies } from "./open-cookies.ts";
import type { CookieEntry } from "./types.ts";

interface Compiled extends CookieEntry {
  /** The parts between the stars of a name that has any. */
  parts: readonly string[] | null;
  /** Many sites use such a name for themselves. */
  common: boolean;
}

/** Names that say what they are, not whose they are. */
const WORDS =
  /^_{0,2}(?:visitors?|users?|clients?|sess(?:ion)?s?|guests?|customers?|members?|devices?|browsers?|track(?:ing|er)?|analytics|uid|uuid|guid|ids?|tokens?|lang(?:uage)?|countr(?:y|ies)|refer+er|sources?|utm|carts?|last|first|is|has|page|site|web|app|data|time|stats?|player|audit|callback|mode|test|theme|ads?|api|auth|login|state|version|cookies?|consent)(?:[-_.]?(?:ids?|uid|uuid|tokens?|keys?|hash|visits?|seen|ref|time|info|data|count|session|storage|\*)){0,4}\*?\d{0,9}$/i;
/** Ends that only one vendor writes. */
const DISTINCT_END = /_(?:posthog|mixpanel|hubspot|heap)\*?$/;

/** Is a name too common to prove whose it is? */
export function isCommon(name: string): boolean {
  if (DISTINCT_END.test(name)) return false;
  const stem = name.split("*", 1)[0] ?? "";
  const letters = stem.replace(/[^A-Za-z0-9]/g, "");
  if (letters.length <= 1 || WORDS.test(name)) return true;
  // A leading underscore shows that somebody meant a mark of their own: `_ga`, `_fbp`, `_hj*`.
  if (stem.startsWith("_")) return false;
  return letters.length <= 3 || (letters.length <= 5 && /^[a-z]+$/.test(stem));
}

/** Looks a cookie up by name and domain: extra entries first, then our table, then the open list; whole names before patterns. */
export function cookieLookup(extra: readonly CookieEntry[]): CookieLookup {
  shipped ??= [layerOf(cookieTable), layerOf(openCookies())];
  const layers = [layerOf(extra, true), ...shipped];
  return {
    find(name, domain, met) {
      for (const { exact, patterns } of layers) {
        const usable = (entry: Compiled) => fits(entry, domain) && proven(entry, met);
        const match =
          exact.get(name)?.find(usable) ??
          patterns.find((entry) => entry.parts && isMade(name, entry.parts) && usable(entry));
        if (match) return { purpose: match.purpose, vendor: match.vendor };
      }
      return null;
    },
  };
}

/** The layers that are the same for everyone, made once. */
let shipped: ReturnType<typeof layerOf>[] | null = null;

/** Entries that somebody stated for this very lookup are taken at their word. */
function layerOf(entries: readonly CookieEntry[], sure = false) {
  const exact = new Map<string, Compiled[]>();
  const patterns: Compiled[] = [];
  for (const entry of entries) {
    const common = !sure && entry.vendor !== null && !entry.domains && isCommon(entry.name);
    const compiled = { ...entry, common, parts: entry.name.includes("*") ? entry.name.split("*") : null };
    if (compiled.parts) patterns.push(compiled);
    else exact.set(entry.name, [...(exact.get(entry.name) ?? []), compiled]);
  }
  // A longer start says more than a shorter one.
  patterns.sort((left, right) => right.name.indexOf("*") - left.name.indexOf("*"));
  return { exact, patterns };
}

/** Does a name consist of these parts in this order, with anything between them? */
function isMade(name: string, parts: readonly string[]): boolean {
  const [first = "", ...rest] = parts;
  const last = rest.pop() ?? "";
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= name.length - last.length;
}

/** A common name proves its vendor only where the vendor was met beside it. */
function proven({ common, vendor }: Compiled, met: ReadonlySet<string> | undefined): boolean {
  return !common || (vendor !== null && met?.has(vendor) === true);
}

function fits(entry: CookieEntry, domain: string): boolean {
  if (!entry.domains) return true;
  const bare = domain.toLowerCase().replace(/^\./, "");
  return entry.domains.some((suffix) => bare === suffix || bare.endsWith(`.${suffix}`));
}
