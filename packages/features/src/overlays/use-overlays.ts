import { useEffect, useEffectEvent, useReducer } from "react";
import { useMissing } from "../platform/index.ts";
import { fetched, fetchOverlays } from "./late.ts";

/** What draws an overlay, once it is there. What does not arrive closes the overlay again, and says so. */
export function useOverlays({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [, arrived] = useReducer((times: number) => times + 1, 0);
  const missing = useEffectEvent(useMissing(() => onOpenChange(false)));
  const parts = fetched();
  const wanted = open && !parts;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    fetchOverlays().then(
      () => !left && arrived(),
      () => !left && missing(),
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return parts;
}
