import { useEffect, useLayoutEffect, useRef } from "react";
import { type EntryState, isInPlace, markOf, returnTo, type ScreenPosition } from "./scroll-restoration.ts";

/** An entry of the history, as the router tells it. */
interface Entry {
  pathname: string;
  key: string;
  state: EntryState;
}

/**
 * After another screen opened: to its top, and the focus into the page. Back at an entry of the history that was open
 * before: where it was left, with the focus on what had it. Another state of the open screen leaves both alone.
 */
export function useRouteChange({ pathname, key, state }: Entry): void {
  const places = useRef(new Map<string, ScreenPosition>());
  const open = useRef({ pathname, key });

  // What is known of an entry before it is left: when the next screen is there, its own scroll and focus are gone.
  useEffect(() => {
    const note = (part: Partial<ScreenPosition>) => {
      const { key } = open.current;
      places.current.set(key, { top: scrollY, mark: null, ...places.current.get(key), ...part });
    };
    const onScroll = () => note({ top: scrollY });
    const onFocus = ({ target }: FocusEvent) => {
      const mark = target instanceof Element ? markOf(target) : null;
      if (mark) note({ mark });
    };
    const restoration = history.scrollRestoration;
    // The browser would scroll the screen that is left; over a reload it does what it can.
    const hold = () => {
      history.scrollRestoration = "manual";
    };
    const release = () => {
      history.scrollRestoration = restoration;
    };
    hold();
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("focusin", onFocus);
    addEventListener("pagehide", release);
    addEventListener("pageshow", hold);
    return () => {
      release();
      removeEventListener("scroll", onScroll);
      removeEventListener("focusin", onFocus);
      removeEventListener("pagehide", release);
      removeEventListener("pageshow", hold);
    };
  }, []);

  useLayoutEffect(() => {
    const last = open.current;
    if (last.key === key && last.pathname === pathname) return;
    open.current = { pathname, key };
    const place = places.current.get(key);
    const main = document.querySelector("main");
    // First shown by a field of the open screen: who uses that field stays in it.
    const stays = isInPlace(state) && place === undefined;
    if (stays) {
      const { activeElement } = document;
      places.current.set(key, { top: scrollY, mark: activeElement && markOf(activeElement) });
      return;
    }
    const another = last.pathname !== pathname;
    if (another) main?.focus({ preventScroll: true });
    if (place && main) return returnTo(main, another ? place : { ...place, mark: null });
    if (another) scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, key, state]);
}
