import { CUSTOMER_READ, defineCall } from "../call.ts";

/** Checks that the sheet names as holding the score down, and decisions it names. */
export const HEAVIEST_MAX = 5;
export const DECISIONS_MAX = 3;

export const overviewSheet = defineCall({
  id: "overview.sheet",
  method: "POST",
  path: "/api/portal/v2/overview/sheet",
  access: CUSTOMER_READ,
});

export const overviewPdf = defineCall({
  id: "overview.pdf",
  method: "POST",
  path: "/api/portal/v2/overview/pdf",
  access: CUSTOMER_READ,
  timeout: 120_000,
});
