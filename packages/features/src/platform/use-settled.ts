import { useEffect, useState } from "react";
import { DEBOUNCE_MS } from "./search/use-search-text.ts";

/** A value that is typed, once typing rests: what the server is asked about is not asked with each key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
