import type {
  JobPosition,
  LinkKind,
  Role,
  SessionMethod,
  StaffPermission,
  UserLanguage,
} from "@candor/api/entities";
import { sql } from "../drizzle.ts";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "../pg-core.ts";
import { id, instant, now, parentId } from "./columns.ts";
import { company } from "./company.ts";

/** A person who signs in to the portal. `user` itself is a word of SQL. */
export const appUser = pgTable(
  "app_user",
  {
    id: id(),
    company_id: uuid()
      .notNull()
      .references(() => company.id),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** PHC string; null until a password is set. */
    password_hash: text(),
    role: text().$type<Role>().notNull(),
    language: text().$type<UserLanguage>().notNull().default("en"),
    is_super: boolean().notNull().default(false),
    permissions: jsonb().$type<string[]>().notNull().default([]),
    internal_review_only: text(),
    guide_status: integer().notNull().default(0),
    assessment_status: integer().notNull().default(0),
    /** What the list of scenarios is narrowed to; null: nothing. */
    scenario_home: text(),
    default_index: text(),
    position: text().$type<JobPosition>(),
    /** IANA name; null: the browser's. */
    timezone: text(),
    /** The user cannot change the language. */
    language_fixed: boolean().notNull().default(false),
    /** Ids of the menu items shown; null: no list. */
    menu_ids: jsonb().$type<string[]>(),
    /** False between accepting an invitation and giving name and position. */
    profile_complete: boolean().notNull().default(true),
    created_at: now(),
    /** Left or removed from the team. What the person did stays; the e-mail is free again. */
    removed_at: instant(),
  },
  (table) => [
    uniqueIndex("app_user_email").on(table.email).where(sql`${table.removed_at} is null`),
    index("app_user_company").on(table.company_id),
  ],
);

/** A person who signs in to the staff console. */
export const staff = pgTable(
  "staff",
  {
    id: id(),
    username: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** PHC string; null until an invited person sets a password. */
    password_hash: text(),
    permissions: jsonb().$type<StaffPermission[]>().notNull(),
    created_at: now(),
    /** Since when signing in takes a second step; null: it does not. */
    second_factor_at: instant(),
    /** Set: cannot sign in, and has no session. What the person did stays. */
    disabled_at: instant(),
  },
  (table) => [uniqueIndex("staff_email").on(table.email)],
);

/** A signed-in session of a customer or of staff: exactly one of the two. */
export const session = pgTable(
  "session",
  {
    id: id(),
    /** SHA-256 of the bearer token, hex. The token itself is nowhere. */
    token_hash: text().notNull(),
    user_id: uuid().references(() => appUser.id, { onDelete: "cascade" }),
    staff_id: uuid().references(() => staff.id, { onDelete: "cascade" }),
    /** Of staff who preview a company as a customer would see it. */
    preview_company_id: uuid().references(() => company.id, { onDelete: "cascade" }),
    method: text().$type<SessionMethod>().notNull().default("password"),
    /** What the browser says it is, shortened. */
    device: text(),
    /** Where it was begun from. */
    address: text(),
    created_at: now(),
    /** To within a few minutes: not every request writes it. */
    last_seen_at: now(),
    expires_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex("session_token").on(table.token_hash),
    index("session_expiry").on(table.expires_at),
    index("session_user").on(table.user_id),
    index("session_staff").on(table.staff_id),
    check("session_owner", sql`num_nonnulls(${table.user_id}, ${table.staff_id}) = 1`),
  ],
);

/** One-time code that creates the first staff account. */
export const setupCode = pgTable("setup_code", {
  id: id(),
  code_hash: text().notNull(),
  expires_at: instant().notNull(),
  used_at: instant(),
});

/** Tries counted in a window, by what is limited. */
export const throttle = pgTable("throttle", {
  /** Hashed e-mail or address, with its kind. */
  key: text().primaryKey(),
  count: integer().notNull(),
  window_ends_at: instant().notNull(),
});

/** An open, accepted or cancelled invitation to a team. */
export const invitation = pgTable(
  "invitation",
  {
    id: id(),
    company_id: parentId(() => company.id),
    /** Lower case. */
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** Language of the mail and of the new account. */
    language: text().$type<UserLanguage>().notNull(),
    invited_by: uuid().references(() => appUser.id),
    /** Staff who invited an administrator, by the name they had then. */
    invited_by_staff: text(),
    status: text().$type<"pending" | "accepted" | "cancelled">().notNull().default("pending"),
    /** Rises with every mail. */
    sent: integer().notNull().default(0),
    sent_at: now(),
    /** Of the link sent last. */
    expires_at: instant().notNull(),
    created_at: now(),
  },
  (table) => [
    uniqueIndex("invitation_open").on(table.company_id, table.email).where(sql`${table.status} = 'pending'`),
  ],
);

/** A link that was mailed. It works once, until it expires or a newer one of its kind is sent. */
export const oneTimeLink = pgTable(
  "one_time_link",
  {
    id: id(),
    kind: text().$type<LinkKind>().notNull(),
    /** SHA-256 of the code in the link, hex. The code itself is in the mail alone. */
    code_hash: text().notNull(),
    email: text(),
    user_id: uuid().references(() => appUser.id, { onDelete: "cascade" }),
    invitation_id: uuid().references(() => invitation.id, { onDelete: "cascade" }),
    /** Of a preview: who looks, and at whom. */
    staff_id: uuid().references(() => staff.id, { onDelete: "cascade" }),
    company_id: uuid().references(() => company.id, { onDelete: "cascade" }),
    /** Where to go afterwards: a vetted address. */
    redirect_uri: text(),
    created_at: now(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    uniqueIndex("one_time_link_code").on(table.code_hash),
    index("one_time_link_user").on(table.user_id, table.kind),
    index("one_time_link_expiry").on(table.expires_at),
  ],
);

/** A wish for a link by mail, as it was asked: whether there is such an account is looked up later, by a job. */
export const linkRequest = pgTable("link_request", {
  id: id(),
  kind: text().$type<"reset" | "magic" | "register" | "tries" | "staff_tries">().notNull(),
  /** Lower case. */
  email: text().notNull(),
  language: text().$type<"en" | "cn">().notNull(),
  redirect_uri: text(),
  address: text(),
  created_at: now(),
});

/** A single sign-on under way: what the provider's answer must fit. */
export const signOnFlow = pgTable(
  "sign_on_flow",
  {
    id: id(),
    /** SHA-256 of `state`, and of the secret that only the browser that began holds. */
    state_hash: text().notNull(),
    browser_hash: text().notNull(),
    /** Sealed: the PKCE verifier and the nonce. */
    sealed: text().notNull(),
    redirect_uri: text(),
    expires_at: instant().notNull(),
  },
  (table) => [uniqueIndex("sign_on_flow_state").on(table.state_hash)],
);

/** Whom a sign-on provider knows by which subject. */
export const identity = pgTable(
  "identity",
  {
    id: id(),
    issuer: text().notNull(),
    subject: text().notNull(),
    user_id: parentId(() => appUser.id),
    created_at: now(),
  },
  (table) => [uniqueIndex("identity_subject").on(table.issuer, table.subject)],
);
