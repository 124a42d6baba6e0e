import { getDomain, getPublicSuffix } from "tldts";

/** In lower case, without the dots around it. */
function withoutDots(host: string): string {
  let [start, end] = [0, host.length];
  while (host[start] === ".") start += 1;
  while (end > start && host[end - 1] === ".") end -= 1;
  return host.slice(start, end).toLowerCase();
}

/**
 * The registrable domain of a host (`shop.example.co.uk` gives `example.co.uk`);
 * the host itself where there is none, as for an address.
 */
export function siteOf(host: string): string {
  const bare = withoutDots(host);
  return getDomain(bare, { allowPrivateDomains: true }) ?? bare;
}

/** Is a host a place that its owner lets to whoever comes, by the list of public suffixes, or one of a cloud's gateways? */
export function isLet(host: string): boolean {
  const bare = withoutDots(host);
  return (
    /(?:^|\.)amazonaws\.com(?:\.cn)?$/.test(bare) ||
    getPublicSuffix(bare, { allowPrivateDomains: true }) !== getPublicSuffix(bare)
  );
}

/** The suffixes of a host, longest first: `a.b.example`, `b.example`, `example`. */
export function suffixesOf(host: string): string[] {
  const labels = withoutDots(host).split(".");
  return labels.map((_, index) => labels.slice(index).join("."));
}

/** Host of an address; empty when it has none. */
export function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? "";
}
