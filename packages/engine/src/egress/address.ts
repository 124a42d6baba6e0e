import ipaddr from "ipaddr.js";

/** IPv6 addresses are given out from here alone; elsewhere are old forms that carry an IPv4 address, as `::127.0.0.1`. */
const GIVEN_OUT = ipaddr.parseCIDR("2000::/3");
/** Public by its number, and a cloud's own on every machine there: Azure hands out a machine's goal state at it. */
const CLOUD_OWN = new Set(["168.63.129.16"]);

/**
 * Is this a public address? Everything but global unicast is not: private, loopback, link-local (where
 * cloud metadata lives), shared, multicast, reserved, mapped and translated forms of IPv4 in IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast" || CLOUD_OWN.has(parsed.toString())) return false;
  return parsed.kind() === "ipv4" || parsed.match(GIVEN_OUT);
}

/** A host as it is compared: lower case, no brackets, no dot at the end. */
export function normalHost(host: string): string {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  let end = bare.length;
  while (bare[end - 1] === ".") end -= 1;
  return bare.slice(0, end);
}
