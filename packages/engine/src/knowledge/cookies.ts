import type { CookieLookup } from "../rules/types.ts";
import { cookieTable } from "./cookie-table/index.ts";
import type { CookieEntry } from "./types.ts";

interface Compiled extends CookieEntry {
  pattern: RegExp | null;
}

/** Looks a cookie up by name and domain: extra entries first, then the table; whole names before patterns. */
export function cookieLookup(extra: readonly CookieEntry[]): CookieLookup {
  const exact = new Map<string, Compiled[]>();
  const patterns: Compiled[] = [];
  for (const entry of [...extra, ...cookieTable]) {
    const compiled = { ...entry, pattern: entry.name.includes("*") ? toPattern(entry.name) : null };
    if (compiled.pattern) patterns.push(compiled);
    else exact.set(entry.name, [...(exact.get(entry.name) ?? []), compiled]);
  }
  // A longer start says more than a shorter one.
  patterns.sort((left, right) => right.name.indexOf("*") - left.name.indexOf("*"));
  return {
    find(name, domain) {
      const match =
        exact.get(name)?.find((entry) => fits(entry, domain)) ??
        patterns.find((entry) => entry.pattern?.test(name) && fits(entry, domain));
      return match ? { purpose: match.purpose, vendor: match.vendor } : null;
    },
  };
}

function toPattern(name: string): RegExp {
  const parts = name.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}

function fits(entry: CookieEntry, domain: string): boolean {
  if (!entry.domains) return true;
  const bare = domain.toLowerCase().replace(/^\./, "");
  return entry.domains.some((suffix) => bare === suffix || bare.endsWith(`.${suffix}`));
}
