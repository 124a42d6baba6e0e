import type { HostMap, Resolver } from "./types.ts";
import { vetDial } from "./vet.ts";

/** May this address be assessed? `invalid` covers what is not http(s) on its usual port, and user names in it. */
export type UrlVerdict = "ok" | "invalid" | "private" | "unresolved";

export interface VetUrlOptions {
  deniedHosts?: readonly string[];
}

/** The address in canonical form, or null where it is no http(s) address on port 80 or 443 without a user name. */
export function parseTarget(url: string): URL | null {
  const parsed = URL.canParse(url.trim()) ? new URL(url.trim()) : null;
  if (!parsed || (parsed.protocol !== "https:" && parsed.protocol !== "http:")) return null;
  if (parsed.username || parsed.password) return null;
  if (parsed.port !== "" && parsed.port !== "80" && parsed.port !== "443") return null;
  if (!parsed.hostname || (!parsed.hostname.includes(".") && !parsed.hostname.includes(":"))) {
    return parsed.hostname === "localhost" ? parsed : null;
  }
  return parsed;
}

/** The port an address names, or its scheme's own. */
export const portOf = (url: URL): number => Number(url.port || (url.protocol === "https:" ? 443 : 80));

/** Vets an address before it becomes an object, by the rules the worker's every dial obeys. */
export async function vetUrl(
  url: string,
  hostMap: HostMap = {},
  resolver?: Resolver,
  options: VetUrlOptions = {},
): Promise<UrlVerdict> {
  const parsed = parseTarget(url);
  if (!parsed) return "invalid";
  const vetted = await vetDial(parsed.hostname, portOf(parsed), { hostMap, resolver, ...options });
  if (vetted.ok) return "ok";
  switch (vetted.refused) {
    case "private_address":
    case "denied_host":
      return "private";
    case "port":
      return "invalid";
    case "connect_failed":
      // A mapped host that answers on its other port only is still a target.
      return "ok";
    default:
      return "unresolved";
  }
}
