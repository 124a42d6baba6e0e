import { useLocation, useNavigate } from "react-router";

/** How a page's state is written into its address and read back. */
export interface AddressCodec<State> {
  parse: (params: URLSearchParams) => State;
  format: (state: State) => URLSearchParams;
}

/** A page's state, kept in its address so that a reload, a link and Back keep it. */
export function useAddressState<State>({ parse, format }: AddressCodec<State>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hrefFor = (state: State) => {
    const query = format(state).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const change = (state: State, options: { replace?: boolean } = {}) =>
    // Drawn at once: the next key may come before a transition has ended.
    void navigate(hrefFor(state), { ...options, preventScrollReset: true, flushSync: true });
  return { state: parse(new URLSearchParams(search)), change, hrefFor };
}
