import { useState } from "react";

const arrived = new WeakMap<() => Promise<unknown>, unknown>();

/** A part whose code is fetched by `fetch`: when somebody comes near what opens it, or opens it. */
export interface Late<T> {
  /** Null until it is there. */
  part: T | null;
  /** It was fetched in vain: what it would hold has to stand elsewhere. The next `fetch` tries again. */
  missing: boolean;
  fetch: () => void;
}

/** What opens at a press, fetched by then and not with the page. `load` is the same between renders. */
export function useLate<T>(load: () => Promise<T>): Late<T> {
  const [missing, setMissing] = useState(false);
  const [part, setPart] = useState<T | null>(null);
  const known = (arrived.get(load) as T | undefined) ?? null;
  const fetch = () => {
    if (known !== null) return;
    load().then(
      (fetched) => {
        arrived.set(load, fetched);
        setMissing(false);
        // A component is a function: the setter would call it.
        setPart(() => fetched);
      },
      () => setMissing(true),
    );
  };
  return { part: part ?? known, missing, fetch };
}
