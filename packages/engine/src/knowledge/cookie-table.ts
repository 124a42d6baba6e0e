import type { CookieEntry } from "./types.ts";
export const cookieTable: readonly CookieEntry[] = [
  { name: "_ga", vendor: "Google Analytics", purpose: "analytics" },
];
