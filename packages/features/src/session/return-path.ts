/** Name of the query parameter that carries the way back through sign-in. */
export const RETURN_PARAM = "redirect_uri";

/** Paths of the sign-in page. */
export const SIGN_IN_PATHS = ["/login", "/pages/login"] as const;

const BASE = "http://candor.invalid";

/** A path without the slashes at its end. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/**
 * The path, query and fragment to go to after signing in: a path of this origin and
 * nothing else, else the fallback. Refused are other origins in every spelling that
 * a browser reads as one (`//host`, `/\host`, `/<tab>/host`, `/.//host`), schemes,
 * and the sign-in page itself.
 */
export function safeReturnPath(value: string | null | undefined, fallback = "/"): string {
  if (!value?.startsWith("/")) return fallback;
  // A browser reads a backslash as a slash, and drops tabs and line ends.
  if (/[\\\p{Cc}]/u.test(value)) return fallback;
  if (!URL.canParse(value, BASE)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, BASE);
  if (origin !== BASE || pathname.startsWith("//")) return fallback;
  const path = withoutEndSlashes(pathname).toLowerCase();
  if (SIGN_IN_PATHS.some((signIn) => signIn === path)) return fallback;
  return `${pathname}${search}${hash}`;
}

/** Address of the sign-in page that comes back to the given path and query. */
export function signInHref(returnTo: string): string {
  const path = safeReturnPath(returnTo);
  return path === "/" ? SIGN_IN_PATHS[0] : `${SIGN_IN_PATHS[0]}?${RETURN_PARAM}=${encodeURIComponent(path)}`;
}
