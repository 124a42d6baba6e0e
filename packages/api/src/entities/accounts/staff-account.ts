import * as z from "zod/mini";
import { id, instant } from "../common.ts";
import { STAFF_PERMISSIONS } from "../tables.ts";

/** Longest name of a member of staff. */
export const STAFF_NAME_MAX = 80;

/** How far an account of staff is: invited and without a password, in use, or shut out by another. */
export const STAFF_STATES = ["invited", "active", "disabled"] as const;
export type StaffState = (typeof STAFF_STATES)[number];

/** Codes of what a member of staff may do, each once; `super` holds them all. */
export const staffPermissions = z.array(z.enum(STAFF_PERMISSIONS)).check(
  z.maxLength(STAFF_PERMISSIONS.length),
  z.refine((codes) => new Set(codes).size === codes.length),
);

/** An account of the staff console, as those who look after accounts see it. */
export const staffAccount = z.object({
  id,
  username: z.string(),
  email: z.string(),
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
  state: z.enum(STAFF_STATES),
  created_at: instant,
  /** To within a few minutes; null where no session is alive. */
  last_seen_at: z.nullable(instant),
  /** Sessions that are alive, previews of companies included. */
  sessions: z.int(),
  /** Signing in asks for more than the password. */
  second_factor: z.boolean(),
  /** The caller's own account. */
  own: z.boolean(),
});
export type StaffAccount = z.infer<typeof staffAccount>;
