import { isIP } from "node:net";
import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";

const EVERY_ADDRESS = new Set(["0.0.0.0", "::"]);

/**
 * An address that another machine can open: bound to every address, a server has to name one of them.
 * Loopback where this machine has no other.
 */
export function reachableUrl(
  listening: string,
  host: string,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string {
  if (!EVERY_ADDRESS.has(host)) return listening;
  const outside = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address }) => address);
  const address =
    outside.find((one) => isIP(one) === 4) ?? (host === "::" ? outside[0] : undefined) ?? "127.0.0.1";
  const url = new URL(listening);
  url.hostname = isIP(address) === 6 ? `[${address}]` : address;
  return url.origin;
}
