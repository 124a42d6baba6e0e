import * as z from "zod/mini";
import { id } from "./common.ts";
import { ROLES, STAFF_PERMISSIONS } from "./tables.ts";

export const company = z.object({
  id,
  name: z.string(),
  logo_url: z.nullable(z.string()),
  /** Bit mask: 1 dashboard, 2 privacy center. */
  product_type: z.int(),
  /** Plan: 1 essential, 2 professional, 3 enterprise, 10 free trial. */
  product_version: z.int(),
  company_status: z.int(),
});
export type Company = z.infer<typeof company>;

/** The signed-in customer. */
export const currentUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  language: z.enum(["en", "zh"]),
  is_super: z.boolean(),
  permissions: z.array(z.string()),
  company,
  company_id: id,
  internal_review_only: z.nullable(z.string()),
  /** Number of the company's last published assessment; 0 when there is none. */
  last_scan: z.int(),
  guide_status: z.int(),
  default_index: z.nullable(z.string()),
  front_values: z.object({ assessment_status: z.int() }),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** The signed-in member of staff. */
export const staffUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  /** Name of the environment; shown as a badge, green when it contains "prod". */
  env: z.string(),
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
});
export type StaffUser = z.infer<typeof staffUser>;
