import { readSiteSetup } from "@candor/api/contract";
import type { SiteSetup } from "@candor/api/entities";
import { useEffect, useState } from "react";
import { useEndpoint } from "./queries.ts";

/** What waits until the page has nothing better to do waits at most this long, in ms. */
export const IDLE_WAIT_MS = 3000;

/** True once the browser has nothing better to do. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const now = () => setIdle(true);
    // Safari has no such callback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(now, IDLE_WAIT_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(now, { timeout: IDLE_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}

/** What the operator put in the place of our own parts. Nothing that is seen first needs it, so it is asked for last. */
export function useSiteSetup(): SiteSetup | undefined {
  const enabled = useIdle();
  return useEndpoint(readSiteSetup, {}, { quiet: true, enabled }).data;
}
