import { BlockList, isIP } from "node:net";

/** Addresses of a machine's own and of private networks: where a reverse proxy stands. */
const NEAR = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "::1/128",
  "fc00::/7",
  "fe80::/10",
];

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

/**
 * Whose `X-Forwarded-For` is believed. A client can write the header itself: only what the nearest proxy adds
 * is true, and only where there is one. Named proxies may stand one behind the other.
 */
export function trustedProxies(setting: boolean | readonly string[]) {
  if (setting === false) return false;
  const list = listOf(setting === true ? NEAR : setting);
  return (address: string | undefined, hop: number): boolean =>
    address !== undefined && list.check(address, familyOf(address)) && (setting !== true || hop === 0);
}
