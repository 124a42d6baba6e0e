import * as z from "zod/mini";
import { instant } from "../common.ts";
import { MENU_FORMS, TRUST_CENTER_STATES } from "../constants.ts";
import { filledLine } from "../line.ts";
import { COMPANY_NAME_MAX } from "./account.ts";
import { company } from "./people.ts";
import { PLANS } from "./plans.ts";

/** Highest `product_type`: both modules, the AI helper, and English only. */
const PRODUCT_TYPE_MAX = 15;

/** Longest id of a menu item, and how many a list holds. */
const menuIds = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))).check(z.maxLength(60));

/** A company as staff see it. */
export const staffCompany = z.extend(company, {
  /** When the subscription ends; null: never. */
  expires_at: z.nullable(instant),
  /** Menu items its people see where they have no list of their own; null: no list. */
  menu_ids: z.nullable(z.array(z.string())),
  show_overview: z.boolean(),
  show_risk: z.boolean(),
  members: z.int(),
  objects: z.int(),
  /** Number of its last assessment; 0: none. */
  last_scan: z.int(),
  created_at: instant,
});
export type StaffCompany = z.infer<typeof staffCompany>;

export const companyName = filledLine(COMPANY_NAME_MAX);
export const productType = z.int().check(z.minimum(0), z.maximum(PRODUCT_TYPE_MAX));

/** What staff may change of a company. */
export const companyChange = z.object({
  name: z.optional(companyName),
  /** Plan. */
  product_version: z.optional(z.enum(PLANS)),
  /** Modules as a bit mask: 1 dashboard, 2 privacy center. */
  product_type: z.optional(productType),
  company_status: z.optional(z.literal([0, 1])),
  expires_at: z.optional(z.nullable(instant)),
  menu_ids: z.optional(z.nullable(menuIds)),
  show_overview: z.optional(z.boolean()),
  show_risk: z.optional(z.boolean()),
  menu_form: z.optional(z.enum(MENU_FORMS)),
  /** How far its trust center is: 0 not begun, 1 being built, 2 built. */
  construct_state: z.optional(z.enum(TRUST_CENTER_STATES)),
});

/** Longest text of the red banner. */
export const BANNER_MAX = 300;
/** A path of the portal, with its query where it has one. */
export const FIRST_PAGE = /^\/(?!\/)[\w/-]*(?:\?[\w=&.,:;~+%-]*)?$/;
export const FIRST_PAGE_MAX = 200;

/** What staff may change of a company's member. */
export const memberFlags = z.object({
  menu_ids: z.optional(z.nullable(menuIds)),
  /** Text of the red banner; null: none. */
  internal_review_only: z.optional(
    z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(BANNER_MAX))),
  ),
  language_fixed: z.optional(z.boolean()),
  /** Path to open first, with its query where it has one; null: computed. */
  default_index: z.optional(
    z.nullable(z.string().check(z.trim(), z.regex(FIRST_PAGE), z.maxLength(FIRST_PAGE_MAX))),
  ),
});
