import { SIGN_IN_PATHS } from "./return-path.ts";

/**
 * Where to go after signing out: what the server named, where a browser only opens a page with it (a path of this
 * origin, or an `https` address of the sign-on provider), else the sign-in page.
 */
export function leaveAddress(url: string, origin: string): string {
  if (!URL.canParse(url, origin)) return SIGN_IN_PATHS[0];
  const target = new URL(url, origin);
  if (target.origin === origin) return `${target.pathname}${target.search}${target.hash}`;
  return target.protocol === "https:" ? target.href : SIGN_IN_PATHS[0];
}
