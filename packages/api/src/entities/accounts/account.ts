import * as z from "zod/mini";
import { id, instant } from "../common.ts";
import { DAY_MS } from "../constants.ts";
import { ROLES } from "../tables.ts";
import { PLANS, type Plan } from "./plans.ts";

/** What a person does, asked when a profile is completed. Optional. */
export const JOB_POSITIONS = [
  "legal",
  "compliance",
  "rd_qa",
  "pm",
  "pmo",
  "op_it",
  "is",
  "pr_ga",
  "cs",
  "hr",
  "other",
] as const;
export type JobPosition = (typeof JOB_POSITIONS)[number];

/** Where a member stands. */
export const JOIN_STATUS = { valid: 0, pending: 1, removed: 2 } as const;
export type JoinStatus = (typeof JOIN_STATUS)[keyof typeof JOIN_STATUS];

export const EMAIL_MAX = 254;
export const USER_NAME_MAX = 80;
export const COMPANY_NAME_MAX = 80;
/** Largest logo, in bytes, and what it may be. */
export const LOGO_MAX_BYTES = 10 * 1024 * 1024;
export const LOGO_TYPES = ["image/png", "image/jpeg", "image/gif", "image/svg+xml"] as const;

/** How long each kind of link in a mail works, in milliseconds. Each works once. */
export const LINK_MS = {
  reset: 3_600_000,
  magic: 15 * 60_000,
  invite: 7 * DAY_MS,
  register: 24 * 3_600_000,
  preview: 60_000,
  staff: 7 * DAY_MS,
} as const;
export type LinkKind = keyof typeof LINK_MS;

/** What a plan offers beside numbers of objects. The specification leaves the numbers open; these are ours. */
export const PLAN_FEATURES: Record<
  Plan,
  {
    /** Members and open invitations. */
    members: number;
    export: boolean;
    /** Assessing what lies behind a login. */
    loginScenarios: boolean;
  }
> = {
  essential: { members: 5, export: false, loginScenarios: false },
  professional: { members: 20, export: true, loginScenarios: true },
  enterprise: { members: 200, export: true, loginScenarios: true },
  freetrial: { members: 3, export: false, loginScenarios: false },
};

/** The plan of a product version. An unknown number is the smallest paid plan. */
export function planOf(productVersion: number): Plan {
  const found = (Object.entries(PLANS) as [Plan, number][]).find(([, version]) => version === productVersion);
  return found?.[0] ?? "essential";
}

/** A member of the team, or an invitation that is not answered yet. */
export const member = z.object({
  /** Of the user, or of the invitation while it is pending. */
  id,
  /** Empty while the invitation is pending. */
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  position: z.nullable(z.enum(JOB_POSITIONS)),
  /** 0 valid, 1 pending, 2 removed. */
  join_status: z.literal([JOIN_STATUS.valid, JOIN_STATUS.pending, JOIN_STATUS.removed]),
  /** Null while the invitation is pending. */
  joined_at: z.nullable(instant),
  /** Of an invitation: when its link was last sent. */
  invited_at: z.nullable(instant),
  /** Of an invitation: its link has run out and can be sent again. */
  expired: z.boolean(),
  /** This is the caller. */
  self: z.boolean(),
});
export type Member = z.infer<typeof member>;

/** How a session was begun. */
export const SESSION_METHODS = [
  "password",
  "magic_link",
  "single_sign_on",
  "invitation",
  "registration",
  "preview",
] as const;
export type SessionMethod = (typeof SESSION_METHODS)[number];

/** One of the caller's own sessions. */
export const accountSession = z.object({
  id,
  /** The browser's own description of itself, shortened. */
  device: z.nullable(z.string()),
  address: z.nullable(z.string()),
  method: z.enum(SESSION_METHODS),
  created_at: instant,
  /** To within a few minutes. */
  last_seen_at: instant,
  expires_at: instant,
  /** The session that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** What a company has subscribed to. */
export const subscription = z.object({
  plan: z.enum(Object.keys(PLANS) as [Plan, ...Plan[]]),
  product_version: z.int(),
  /** Null: does not expire. */
  expires_at: z.nullable(instant),
  expired: z.boolean(),
  company_name: z.string(),
});
export type Subscription = z.infer<typeof subscription>;
