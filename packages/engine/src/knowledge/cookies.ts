import type { CookieLookup } from "../rules/types.ts";
import { cookieTable } from "./cookie-table/index.ts";
import type { CookieEntry } from "./types.ts";

interface Compiled extends CookieEntry {
  /** The parts between the stars of a name that has any. */
  parts: readonly string[] | null;
}

/** Looks a cookie up by name and domain: extra entries first, then the table; whole names before patterns. */
export function cookieLookup(extra: readonly CookieEntry[]): CookieLookup {
  const exact = new Map<string, Compiled[]>();
  const patterns: Compiled[] = [];
  for (const entry of [...extra, ...cookieTable]) {
    const compiled = { ...entry, parts: entry.name.includes("*") ? entry.name.split("*") : null };
    if (compiled.parts) patterns.push(compiled);
    else exact.set(entry.name, [...(exact.get(entry.name) ?? []), compiled]);
  }
  // A longer start says more than a shorter one.
  patterns.sort((left, right) => right.name.indexOf("*") - left.name.indexOf("*"));
  return {
    find(name, domain) {
      const match =
        exact.get(name)?.find((entry) => fits(entry, domain)) ??
        patterns.find((entry) => entry.parts && isMade(name, entry.parts) && fits(entry, domain));
      return match ? { purpose: match.purpose, vendor: match.vendor } : null;
    },
  };
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

function fits(entry: CookieEntry, domain: string): boolean {
  if (!entry.domains) return true;
  const bare = domain.toLowerCase().replace(/^\./, "");
  return entry.domains.some((suffix) => bare === suffix || bare.endsWith(`.${suffix}`));
}
