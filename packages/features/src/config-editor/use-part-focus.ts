import { useCallback, useEffect, useRef } from "react";

/** Puts the focus into a part of a list that is added or moved: it is drawn in its place a moment later. */
export function usePartFocus<E extends HTMLElement>() {
  const list = useRef<E>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current !== null) list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  const focusPart = useCallback((selector: string) => {
    wanted.current = selector;
  }, []);
  return { list, focusPart };
}
