import { useEffect, useRef } from "react";

/** After another screen opened, the focus goes into the page, so that keys and screen readers start there. */
export function useFocusOnScreen(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
