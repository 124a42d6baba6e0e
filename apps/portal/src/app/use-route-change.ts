import { useLayoutEffect, useRef } from "react";

/** After another screen opened: back to the top, and the focus into the page. */
export function useRouteChange(pathname: string): void {
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    scrollTo({ top: 0, behavior: "instant" });
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
