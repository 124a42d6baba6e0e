import type { HostMap } from "../egress/types.ts";
import { carefulSites } from "./careful/site.ts";
import { carelessSites } from "./careless/site.ts";
import { createAuthority } from "./certificates.ts";
import { serveSites } from "./site.ts";
import { vendorSites } from "./vendors/sites.ts";

/** Demo sites on loopback. Hand `hostMap` and `ca` to `startScan`. */
export interface DemoTargets {
  hostMap: HostMap;
  /** PEM of the throw-away authority behind their certificates. */
  ca: string;
  close(): Promise<void>;
}

const sites = [...carelessSites, ...carefulSites, ...vendorSites];

/** Starts the demo sites: a careless shop, a careful shop, and the vendors they use. */
export async function startDemoTargets(): Promise<DemoTargets> {
  const authority = await createAuthority();
  const running = await serveSites(sites, authority);
  return { hostMap: running.hostMap, ca: authority.pem, close: running.close };
}
