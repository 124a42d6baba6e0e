import type { ApiClientOptions } from "./options.ts";

/** Where the page is, in a browser; elsewhere the root. */
function pageLocation(): string {
  const { location } = globalThis as { location?: { pathname: string; search: string } };
  return location ? `${location.pathname}${location.search}` : "/";
}

/** Notices the end of a session, and tells of it once however many calls fail with it. */
export class SessionWatch {
  readonly #options: ApiClientOptions;
  #told = false;

  constructor(options: ApiClientOptions) {
    this.#options = options;
  }

  /** A call that needs a user succeeded: the next end is a new one. A late answer to a token that is gone says nothing. */
  alive(token: string | null): void {
    if (token === this.#options.getToken()) this.#told = false;
  }

  /** A call was refused because of its token. A late answer says nothing about a session begun since. */
  over(token: string | null): void {
    const { getToken, removeToken, getReturnTo, onUnauthenticated } = this.#options;
    const current = getToken();
    if (current !== null && current !== token) return;
    if (current !== null) removeToken?.();
    if (this.#told) return;
    this.#told = true;
    onUnauthenticated?.({ returnTo: (getReturnTo ?? pageLocation)() });
  }
}
