import type { CookiePurpose, VendorCategory, VendorFlag } from "../rules/types.ts";

/** One line of the vendor table: host suffixes of one product of one owner. */
export interface VendorEntry {
  /** Host suffixes: `example.com` covers its subdomains too; the longest suffix wins. */
  hosts: readonly string[];
  name: string;
  category: VendorCategory;
  /** Country of its head office, ISO 3166 alpha-2. */
  hq: string | null;
  flags?: readonly VendorFlag[];
  /** Other names a privacy policy may use. */
  aliases?: readonly string[];
}

/** One line of the cookie table. */
export interface CookieEntry {
  /** Whole name, or a pattern with `*` for any run of characters. */
  name: string;
  vendor: string | null;
  purpose: CookiePurpose;
  /** Only on cookies of these domains or their subdomains; everywhere when absent. */
  domains?: readonly string[];
}
