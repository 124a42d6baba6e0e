import { createRequire } from "node:module";
import type { Vendor, VendorCategory, VendorLookup } from "../rules/types.ts";
import { suffixesOf } from "./domains.ts";
import type { VendorEntry } from "./types.ts";
import { vendorTable } from "./vendor-table/index.ts";

/** Categories of third-party-web in our words. */
const CATEGORIES: Record<string, VendorCategory> = {
  ad: "advertising",
  analytics: "analytics",
  social: "social",
  marketing: "marketing",
  "consent-provider": "consent",
  "tag-manager": "tag_manager",
  cdn: "cdn",
  hosting: "hosting",
  "customer-success": "support",
  content: "utility",
  utility: "utility",
  video: "utility",
};

/** Its categories whose tools come with storage of their own. */
const EMBEDDED = new Set(["video", "customer-success"]);

type ThirdPartyWeb = typeof import("third-party-web/nostats-subset.js");
// CommonJS without an exports map or a default: the only form that Node and the type checker both read.
const thirdPartyWeb = createRequire(import.meta.url)("third-party-web/nostats-subset") as ThirdPartyWeb;

/** Looks a host up in the extra entries, then our own table, then third-party-web. Remembers what it found. */
export function vendorLookup(extra: readonly VendorEntry[]): VendorLookup {
  const bySuffix = new Map<string, VendorEntry>();
  for (const entry of [...vendorTable, ...extra]) for (const host of entry.hosts) bySuffix.set(host, entry);
  const known = new Map<string, Vendor | null>();
  const byAnyName = new Map<string, Vendor>();
  for (const entry of [...extra, ...vendorTable])
    for (const name of [entry.name, ...(entry.aliases ?? [])])
      if (!byAnyName.has(name.toLowerCase())) byAnyName.set(name.toLowerCase(), toVendor(entry));
  // A whole name goes before another's other name.
  for (const entry of vendorTable) byAnyName.set(entry.name.toLowerCase(), toVendor(entry));
  return {
    ofHost(host) {
      const before = known.get(host);
      if (before !== undefined) return before;
      const entry = suffixesOf(host)
        .map((suffix) => bySuffix.get(suffix))
        .find((match) => match !== undefined);
      const vendor = entry ? toVendor(entry) : fromThirdPartyWeb(host);
      known.set(host, vendor);
      return vendor;
    },
    named: (name) => byAnyName.get(name.toLowerCase()) ?? null,
  };
}

/** Where what is known of a vendor stands, and of which day that is. */
export interface VendorSource {
  source: "candor" | "third_party_web" | "demo";
  /** Day of that edition. */
  asOf: string;
}

/** Days of the editions: of our own table the last time a line changed, of third-party-web its release. */
const EDITIONS = { candor: "2026-11-28", third_party_web: "2026-09-14" } as const;

/** What is known of a vendor by its name, or by a host of it; null where nothing is. */
export function knownVendor(
  name: string,
  host: string | null,
  extra: readonly VendorEntry[] = [],
): (Vendor & VendorSource) | null {
  const lookup = vendorLookup(extra);
  const own = extra.find((entry) => entry.name === name);
  if (own) return { ...toVendor(own), source: "demo", asOf: EDITIONS.candor };
  const named = lookup.named(name);
  if (named) return { ...named, source: "candor", asOf: EDITIONS.candor };
  const found = host === null ? null : lookup.ofHost(host);
  // Another's host proves nothing of this name.
  if (!found || found.name !== name) return null;
  return { ...found, source: "third_party_web", asOf: EDITIONS.third_party_web };
}

function toVendor({ name, category, hq, flags = [], aliases = [] }: VendorEntry): Vendor {
  return { name, category, hq, flags, aliases };
}

function fromThirdPartyWeb(host: string): Vendor | null {
  const entity = thirdPartyWeb.getEntity(`https://${host}/`);
  if (!entity) return null;
  const known = companyOf(entity);
  const others = [entity.company, ...(known ? [known.by, ...(known.entry.aliases ?? [])] : [])];
  return {
    name: entity.name,
    category: CATEGORIES[entity.category] ?? "unknown",
    hq: known?.entry.hq ?? null,
    flags: EMBEDDED.has(entity.category) ? ["embed"] : [],
    aliases: [...new Set(others)].filter((name) => name !== entity.name),
  };
}

/** Begin like a company of our table, and are not its. */
const NOT_THEIRS: ReadonlySet<string> = new Set(["Meta Broadcast"]);

/**
 * The entry of our table whose company offers it, and the name that tells: its own, its company's, or the words that
 * a product of that company begins with ("Bing Ads").
 */
function companyOf({ name, company }: { name: string; company: string }) {
  const words = NOT_THEIRS.has(name) ? [] : name.split(" ");
  const beginnings = words.map((_, at) => words.slice(0, words.length - at).join(" "));
  for (const by of [name, company, ...beginnings]) {
    const entry = byName.get(by);
    if (entry) return { by, entry };
  }
  return null;
}

/** Our own entries by name and other names: third-party-web has no head offices. */
const byName = new Map<string, VendorEntry>(
  vendorTable.flatMap((entry) =>
    [entry.name, ...(entry.aliases ?? [])].map((name) => [name, entry] as const),
  ),
);
