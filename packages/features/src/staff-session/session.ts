import { safeReturnPath, withoutEndSlashes } from "../session/index.ts";
import {
  CONSOLE_PATH,
  STAFF_HOME_PATH,
  STAFF_INVITATION_PATH,
  STAFF_SETUP_PATH,
  STAFF_SIGN_IN_PATH,
  STAFF_SIGN_OUT_PATH,
} from "./paths.ts";

/** Name of the query parameter that carries the way back through sign-in. */
export const NEXT_PARAM = "next";

const OUTSIDE = [STAFF_SIGN_IN_PATH, STAFF_SIGN_OUT_PATH, STAFF_SETUP_PATH, STAFF_INVITATION_PATH];

/** The path and query to open after signing in: one of the console's own, else its home. */
export function safeNextPath(value: string | null | undefined): string {
  const path = safeReturnPath(value, STAFF_HOME_PATH);
  const [pathname = ""] = path.split(/[?#]/, 1);
  const inside = pathname.startsWith(`${CONSOLE_PATH}/`);
  return inside && !OUTSIDE.includes(withoutEndSlashes(pathname).toLowerCase()) ? path : STAFF_HOME_PATH;
}

/** Address of the sign-in page that comes back to the given path and query. */
export function staffSignInHref(returnTo: string): string {
  const path = safeNextPath(returnTo);
  return path === STAFF_HOME_PATH
    ? STAFF_SIGN_IN_PATH
    : `${STAFF_SIGN_IN_PATH}?${NEXT_PARAM}=${encodeURIComponent(path)}`;
}
