import { readSiteSetup } from "@candor/api/contract";
import type { SiteSetup } from "@candor/api/entities";
import { useIdle } from "./idle.ts";
import { useEndpoint } from "./queries.ts";

/** What the operator put in the place of our own parts. Nothing that is seen first needs it, so it is asked for last. */
export function useSiteSetup(): SiteSetup | undefined {
  const enabled = useIdle();
  return useEndpoint(readSiteSetup, {}, { quiet: true, enabled }).data;
}
