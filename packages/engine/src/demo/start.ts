import type { HostMap } from "../egress/types.ts";
import { createAuthority } from "./certificates.ts";
import { type Site, serveSites } from "./site.ts";

/** Demo sites on loopback. Hand `hostMap` and `ca` to `startScan`. */
export interface DemoTargets {
  hostMap: HostMap;
  /** PEM of the throw-away authority behind their certificates. */
  ca: string;
  close(): Promise<void>;
}

const sites: readonly Site[] = [
  { hosts: ["www.linden-shop.example"], https: (_, response) => response.end("<h1>Linden</h1>") },
];

/** Starts the demo sites: a careless shop, a careful shop, and the vendors they use. */
export async function startDemoTargets(): Promise<DemoTargets> {
  const authority = await createAuthority();
  const running = await serveSites(sites, authority);
  return { hostMap: running.hostMap, ca: authority.pem, close: running.close };
}
