import { createAuthority } from "../demo/certificates.ts";
import { type Site, serveSites } from "../demo/site.ts";
import type { DemoTargets } from "../demo/start.ts";
import { bannerSites } from "./banner-sites.ts";
import { brokenSites } from "./broken-sites.ts";

export type TestTargets = DemoTargets;

/** A port of loopback on which nothing listens. */
const CLOSED_PORT = 1;

/**
 * Starts sites that hang, break, loop, never end, or answer nothing (`hang`, `error`, `loop`, `chain`,
 * `huge`, `inside`, `wall`, `expired`, `plain`, `dead` under `.example`), and pages with banners of different makes.
 */
export async function startTestTargets(more: readonly Site[] = []): Promise<TestTargets> {
  const authority = await createAuthority();
  const running = await serveSites([...brokenSites, ...bannerSites, ...more], authority);
  const hostMap = { ...running.hostMap, "dead.example": { https: CLOSED_PORT, http: CLOSED_PORT } };
  return { hostMap, ca: authority.pem, close: running.close };
}
