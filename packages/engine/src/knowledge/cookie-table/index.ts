import type { CookieEntry } from "../types.ts";
import { necessary } from "./necessary.ts";
import { tracking } from "./tracking.ts";

/** Candor's own table of cookie and storage names. */
export const cookieTable: readonly CookieEntry[] = [...tracking, ...necessary];
