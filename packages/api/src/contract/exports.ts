import * as z from "zod/mini";
import { checkFilters } from "./checks.ts";
import { CUSTOMER, defineEndpoint } from "./endpoint.ts";

/** Rows an export has at most; `truncated` says that there were more. */
export const EXPORT_ROWS_MAX = 20_000;

export const exportChecks = defineEndpoint({
  id: "check.export",
  method: "POST",
  path: "/api/portal/v2/check/export",
  access: CUSTOMER,
  request: z.object(checkFilters),
  reply: z.object({
    file_name: z.string(),
    /** CSV (RFC 4180) with a byte order mark, so that spreadsheets read Chinese; no cell of it is a formula. */
    content: z.string(),
    rows: z.int(),
    truncated: z.boolean(),
  }),
  errors: ["check.export_paid", "member.plan_ended"],
  doc: "The filtered checks as CSV, in the language of Accept-Language. Paid plans only.",
});
