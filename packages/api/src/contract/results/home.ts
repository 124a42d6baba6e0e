import { CUSTOMER_READ, defineCall } from "../call.ts";

/** Rows that a part of the home page shows at a time. */
export const HOME_ROWS = 5;
/** Articles that it shows. */
export const HOME_NEWS = 3;

/** What a check was before it failed again: passed, set to Passed by a person, or marked resolved. */
export const CAME_BACK_FROM = ["passed", "by_hand", "resolved"] as const;
export type CameBackFrom = (typeof CAME_BACK_FROM)[number];

export const home = defineCall({
  id: "home.overview",
  method: "POST",
  path: "/api/portal/v2/home/overview",
  access: CUSTOMER_READ,
});

export const homeChecks = defineCall({
  id: "home.checks",
  method: "POST",
  path: "/api/portal/v2/home/checks",
  access: CUSTOMER_READ,
});
