import { SIGN_IN_PATHS } from "./return-path.ts";

/** A provider may answer without encryption on loopback alone. */
const isOwnMachine = ({ protocol, hostname }: URL) =>
  protocol === "http:" && /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(hostname);

/**
 * Where to go after signing out: what the server named, where a browser only opens a page with it (a path of this
 * origin, or an `https` address of the sign-on provider), else the sign-in page.
 */
export function leaveAddress(url: string, origin: string): string {
  if (!URL.canParse(url, origin)) return SIGN_IN_PATHS[0];
  const target = new URL(url, origin);
  if (target.origin === origin) return `${target.pathname}${target.search}${target.hash}`;
  return target.protocol === "https:" || isOwnMachine(target) ? target.href : SIGN_IN_PATHS[0];
}
