import type { StaffPermission } from "@candor/api/entities";
import { storeDraft } from "../platform/index.ts";

/** Where the browser keeps the token of a member of staff, apart from a customer's. */
export const STAFF_TOKEN_KEY = "candor.mis.token";

/** Name under which it is kept that a session was ended, for the sign-in page. */
export const STAFF_NEWS_DRAFT = "staff-sign-in-news";

/** Where the browser keeps what the member of staff may do, for the page's head: the app itself asks the server. */
const PERMISSIONS_KEY = "candor.mis.permissions";

export const keepPermissions = (permissions: readonly StaffPermission[]): void =>
  localStorage.setItem(PERMISSIONS_KEY, permissions.join(" "));

/** What was allowed when the console was last open; nothing where that is not known. */
export const keptPermissions = (): readonly string[] =>
  localStorage.getItem(PERMISSIONS_KEY)?.split(" ") ?? [];

export const readStaffToken = (): string | null => localStorage.getItem(STAFF_TOKEN_KEY);

export function dropStaffToken(): void {
  localStorage.removeItem(STAFF_TOKEN_KEY);
  localStorage.removeItem(PERMISSIONS_KEY);
}

export function storeStaffToken(token: string): void {
  localStorage.setItem(STAFF_TOKEN_KEY, token);
  // They may be somebody else's.
  localStorage.removeItem(PERMISSIONS_KEY);
  // Whoever signed in again where they were has no need to be told later.
  storeDraft(STAFF_NEWS_DRAFT, null);
}

/** Drops the token of a session that the server has ended: the sign-in page says so. */
export function dropEndedStaffToken(): void {
  storeDraft(STAFF_NEWS_DRAFT, true);
  dropStaffToken();
}
