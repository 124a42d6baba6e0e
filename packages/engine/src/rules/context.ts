import { cookieLookup } from "../knowledge/cookies.ts";
import { demoCookies, demoVendors } from "../knowledge/demo.ts";
import type { CookieEntry, VendorEntry } from "../knowledge/types.ts";
import { knownVendor, vendorLookup } from "../knowledge/vendors.ts";
import type { Sector, Territory } from "../vocabulary.ts";
import type { RuleContext } from "./types.ts";

export interface ContextOptions {
  /** Where the customer's business is; drives cross-border checks. */
  territories: readonly Territory[];
  /** Time the rules run at, ISO 8601. Store it with the findings: regenerating needs the same. */
  now: string;
  /** Field of business that has laws of its own. */
  sector?: Sector | null;
  /** Knows the invented vendors of the demo shop too. Default false. */
  demo?: boolean;
  /** Vendors and cookies that the tables do not have, or have otherwise: these go before them. */
  vendors?: readonly VendorEntry[];
  cookies?: readonly CookieEntry[];
}

/** What is known of a vendor, and from where. */
export const vendorKnowledge = (name: string, host: string | null, demo: boolean) =>
  knownVendor(name, host, demo ? demoVendors : []);

/** What the rules need to know beside the facts: territories, time and the knowledge base. */
export function createContext(options: ContextOptions): RuleContext {
  return {
    territories: options.territories,
    now: options.now,
    ...(options.sector && { sector: options.sector }),
    vendors: vendorLookup([...(options.demo ? demoVendors : []), ...(options.vendors ?? [])]),
    cookies: cookieLookup([...(options.cookies ?? []), ...(options.demo ? demoCookies : [])]),
  };
}
