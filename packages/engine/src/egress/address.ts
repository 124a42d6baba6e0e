import ipaddr from "ipaddr.js";

/**
 * Is this a public address? Everything but global unicast is not: private, loopback, link-local (where
 * cloud metadata lives), shared, multicast, reserved, mapped and translated forms of IPv4 in IPv6.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === "unicast";
}

/** A host as it is compared: lower case, no brackets, no dot at the end. */
export function normalHost(host: string): string {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  let end = bare.length;
  while (bare[end - 1] === ".") end -= 1;
  return bare.slice(0, end);
}
