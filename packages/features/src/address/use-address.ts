import { useCallback, useMemo } from "react";
import type { Address, Dropped } from "./address.ts";
import { useLocation } from "./context.tsx";

export interface ChangeOptions {
  /** The change is no step to go back to. */
  replace?: boolean;
}

/** A page's state in its address. */
export interface AddressState<S> {
  state: S;
  initial: S;
  /** What the address asked for and is not known. */
  dropped: readonly Dropped[];
  /** Changes parts of the state; a list goes back to its first page unless the page itself changes. */
  change: (part: Partial<S>, options?: ChangeOptions) => void;
  /** Changes how the page shows what it holds: no step to go back to, and what is typed stays, so nobody is asked. */
  show: (part: Partial<S>) => void;
  /**
   * Corrects what the address holds by itself, without a step to go back to. What it holds that is not known stays there,
   * and so is still named: the reader has not seen it yet.
   */
  correct: (part: Partial<S>) => void;
  /** Address of this page with parts changed. */
  hrefFor: (part: Partial<S>) => string;
  /** What a person may keep of this state: its list, such as `checks`, and the query without the page. */
  kept: { list: string; query: string };
  /** Address of the page in a state that was kept. What is known no more is dropped there, and named. */
  hrefOfKept: (query: string) => string;
}

/** The state of the page that is open, as its address holds it: a reload, a link and Back keep it. */
export function useAddress<S>(address: Address<S>): AddressState<S> {
  const { pathname, search, go } = useLocation();
  const { state, dropped } = useMemo(() => address.read({ pathname, search }), [address, pathname, search]);
  const hrefFor = useCallback(
    (part: Partial<S>) => address.href(address.change(state, part), pathname),
    [address, state, pathname],
  );
  const change = useCallback(
    (part: Partial<S>, options?: ChangeOptions) => go(hrefFor(part), options),
    [go, hrefFor],
  );
  const show = useCallback(
    (part: Partial<S>) => go(hrefFor(part), { replace: true, unasked: true }),
    [go, hrefFor],
  );
  const correct = useCallback(
    (part: Partial<S>) => {
      const unknown = new URLSearchParams(dropped.map(({ name, value }) => [name, value]));
      const href = hrefFor(part);
      // After the rest: of a name that stands there twice, the first is read.
      go(dropped.length > 0 ? `${href}${href.includes("?") ? "&" : "?"}${unknown}` : href, { replace: true });
    },
    [go, hrefFor, dropped],
  );
  const base = useMemo(() => baseOf(address.path ?? pathname), [address, pathname]);
  const kept = useMemo(
    () => ({
      list: base.split("/").filter(Boolean).join("."),
      query: address.query(address.change(state, {})),
    }),
    [address, state, base],
  );
  const hrefOfKept = useCallback((query: string) => (query ? `${base}?${query}` : base), [base]);
  return { state, initial: address.initial, dropped, change, show, correct, hrefFor, kept, hrefOfKept };
}

/** The part of a path before what names one thing. */
function baseOf(path: string): string {
  const segments = path.split("/");
  const named = segments.findIndex((segment) => segment.startsWith(":") || UUID_LIKE.test(segment));
  return (named === -1 ? segments : segments.slice(0, named)).join("/");
}

const UUID_LIKE = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
