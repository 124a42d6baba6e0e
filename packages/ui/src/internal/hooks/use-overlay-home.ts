import { useLayoutEffect, useState } from "react";

/**
 * Where something that opens is drawn: in the main part of the page, so that it belongs to a landmark as what opened it
 * does; at the end of the page where there is none.
 */
export function useOverlayHome(open: boolean): HTMLElement | undefined {
  const [home, setHome] = useState<HTMLElement>();
  useLayoutEffect(() => {
    if (open) setHome(document.querySelector<HTMLElement>("main, [role=main]") ?? undefined);
  }, [open]);
  return home;
}
