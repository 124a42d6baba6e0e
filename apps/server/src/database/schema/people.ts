import type { Role, StaffPermission } from "@candor/api/entities";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, now } from "./columns.ts";
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
    language: text().$type<"en" | "zh">().notNull().default("en"),
    is_super: boolean().notNull().default(false),
    permissions: jsonb().$type<string[]>().notNull().default([]),
    internal_review_only: text(),
    guide_status: integer().notNull().default(0),
    assessment_status: integer().notNull().default(0),
    default_index: text(),
    created_at: now(),
  },
  (table) => [uniqueIndex("app_user_email").on(table.email), index("app_user_company").on(table.company_id)],
);

/** A person who signs in to the staff console. */
export const staff = pgTable(
  "staff",
  {
    id: id(),
    username: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    password_hash: text().notNull(),
    permissions: jsonb().$type<StaffPermission[]>().notNull(),
    created_at: now(),
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
    created_at: now(),
    expires_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex("session_token").on(table.token_hash),
    index("session_expiry").on(table.expires_at),
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
