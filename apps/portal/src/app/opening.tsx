import { useSlow } from "@candor/features/shell";
import { createContext, type ReactNode, use, useDeferredValue, useMemo } from "react";
import { Route, Routes, useLocation } from "react-router";

const OpeningContext = createContext(false);

/** Whether another screen is on its way, and takes a while. */
export const useOpening = (): boolean => use(OpeningContext);

/**
 * Leaves the open screen in place, at its own address, until the next one can be drawn. Stands right inside a router
 * that tells of a new address at once; of the parts in it only the one that asks is drawn again for the sign.
 */
export function Opening({ children }: { children: ReactNode }) {
  const location = useLocation();
  const shown = useDeferredValue(location);
  const opening = useSlow(location !== shown);
  const parts = useMemo(
    () => (
      <Routes location={shown}>
        <Route path="*" element={children} />
      </Routes>
    ),
    [shown, children],
  );
  return <OpeningContext value={opening}>{parts}</OpeningContext>;
}
