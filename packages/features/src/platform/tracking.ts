import { type RequestOf, trackEvent } from "@candor/api/contract";
import { useCallback, useEffect, useRef } from "react";
import { usePlatform } from "./context.tsx";
import { useIdle } from "./idle.ts";

/** Tells the server what is used. Nobody waits for it, and nobody hears when it fails. */
export function useTrack(): (event: RequestOf<typeof trackEvent>) => void {
  const { client } = usePlatform();
  return useCallback(
    (event) => {
      client.call(trackEvent, event, { quiet: true }).catch(() => {});
    },
    [client],
  );
}

/** Tells of each page once, when it has opened. */
export function usePageViews(page: string): void {
  const track = useTrack();
  const idle = useIdle();
  const last = useRef<string>(null);
  useEffect(() => {
    if (!idle || last.current === page) return;
    last.current = page;
    track({ type: "page_view", page });
  }, [track, idle, page]);
}
