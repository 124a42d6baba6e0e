import { getDomain } from "tldts";

/**
 * The registrable domain of a host (`shop.example.co.uk` gives `example.co.uk`);
 * the host itself where there is none, as for an address.
 */
export function siteOf(host: string): string {
  const bare = host.toLowerCase().replace(/^\.+|\.+$/g, "");
  return getDomain(bare, { allowPrivateDomains: true }) ?? bare;
}

/** The suffixes of a host, longest first: `a.b.example`, `b.example`, `example`. */
export function suffixesOf(host: string): string[] {
  const labels = host
    .toLowerCase()
    .replace(/^\.+|\.+$/g, "")
    .split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}

/** Host of an address; empty when it has none. */
export function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? "";
}
