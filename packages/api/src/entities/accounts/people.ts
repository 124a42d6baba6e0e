import * as z from "zod/mini";
import { id, instant } from "../common.ts";
import { MENU_FORMS } from "../constants.ts";
import { USER_LANGUAGES } from "../language.ts";
import { ASSET_TYPES, ROLES, STAFF_PERMISSIONS } from "../tables.ts";
import { JOB_POSITIONS } from "./account.ts";

/** What `logo` holds for a company without a logo of its own: the interface then draws the product's. */
export const DEFAULT_LOGO = "default-image";

/**
 * Bits of `product_type` that are no module of their own and open no screen: the AI helper's launcher, and an
 * interface in English alone. The product with the helper has the button back to the top as well. They stand beside the
 * bits of the modules, 1 and 2.
 */
export const PRODUCT_FEATURES = { assistant: 4, english_only: 8 } as const;
export type ProductFeature = keyof typeof PRODUCT_FEATURES;

export const company = z.object({
  id,
  name: z.string(),
  /** Signed address of the logo, good for minutes; null without one. */
  logo_url: z.nullable(z.string()),
  /** SHA-256 of the stored logo, or the default-image marker. */
  logo: z.string(),
  /** Bit mask: 1 dashboard, 2 privacy center, 4 AI helper, 8 English only. */
  product_type: z.int(),
  /** Plan: 1 essential, 2 professional, 3 enterprise, 10 free trial. */
  product_version: z.int(),
  /** 1 in order, 0 suspended. */
  company_status: z.int(),
  /** Which form of the menu its people have. */
  menu_form: z.enum(MENU_FORMS),
  /** How far its trust center is: 0 not begun, 1 being built, 2 built. */
  construct_state: z.int(),
});
export type Company = z.infer<typeof company>;

/** The user id of a session that belongs to no person: staff who preview a company. It signs out locally. */
export const SPECIAL_USER_ID = -99;

/** One entry of the app selector: an object of the company that has been assessed. */
export const appListEntry = z.object({
  id,
  title: z.string(),
  asset_type: z.enum(ASSET_TYPES),
  /** Address of a picture; null where the type's own is drawn. */
  icon: z.nullable(z.string()),
  /** Last formal publication. */
  time: z.nullable(instant),
});
export type AppListEntry = z.infer<typeof appListEntry>;

/** Values of `guide_status` and `assessment_status`: not yet seen, seen. */
export const SEEN = { no: 0, yes: 1 } as const;

/** What the shell assumes before the user is known, and when there is none. */
export const STATUS_DEFAULTS = {
  loading: { company_status: 1, guide_status: 1, assessment_status: 1 },
  absent: { company_status: 1, guide_status: 0, assessment_status: 0 },
} as const;

/** The signed-in customer. */
export const currentUser = z.object({
  /** UUID, or -99 for a session that belongs to no person. */
  id: z.union([id, z.literal(SPECIAL_USER_ID)]),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  position: z.nullable(z.enum(JOB_POSITIONS)),
  /** False from accepting an invitation until name and position are given. */
  profile_complete: z.boolean(),
  language: z.enum(USER_LANGUAGES),
  /** The language cannot be changed by the user. */
  language_fixed: z.boolean(),
  /** IANA name; null: the browser's. */
  timezone: z.nullable(z.string()),
  is_super: z.boolean(),
  permissions: z.array(z.string()),
  company,
  company_id: id,
  /** The company's plan has ended: what is there is read, nothing is added or exported. */
  plan_ended: z.boolean(),
  /** The company has the overview: the flag of the older menu. `showOverview` is the same by its newer name. */
  overview: z.boolean(),
  showOverview: z.boolean(),
  showRisk: z.boolean(),
  /** Ids of the menu items shown; null: no list, the items' own rules decide. */
  menu_ids: z.nullable(z.array(z.string())),
  /** Text of the red banner; null: none. */
  internal_review_only: z.nullable(z.string()),
  /** Number of the company's last published assessment; 0 when there is none. */
  last_scan: z.int(),
  guide_status: z.int(),
  /** Path to open first; null: computed from the product. */
  default_index: z.nullable(z.string()),
  app_list: z.array(appListEntry),
  front_values: z.object({
    assessment_status: z.int(),
    /** What the list of scenarios is narrowed to, as its address says it; absent where nothing is kept. */
    scenario_home: z.optional(z.string()),
  }),
  /** Everything may be read, nothing changed: staff look at the company's portal. */
  preview: z.boolean(),
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
  /** A second factor is required, and this person has none: until it is set up, every other call is refused. */
  must_enrol: z.boolean(),
});
export type StaffUser = z.infer<typeof staffUser>;
