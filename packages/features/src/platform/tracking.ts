import { type RequestOf, trackEvent } from "@candor/api/contract";
import { useCallback, useEffect, useRef } from "react";
import { usePlatform } from "./context.tsx";
import { whenIdle } from "./idle.ts";

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
  const last = useRef<string>(null);
  const there = useRef(false);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    // Nobody waits for it, so neither does the page; an app that is gone by then tells nothing.
    void whenIdle().then(() => there.current && track({ type: "page_view", page }));
  }, [track, page]);
}
