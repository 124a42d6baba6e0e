import { sql } from "../drizzle.ts";
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "../pg-core.ts";
import { id, instant, now } from "./columns.ts";
import { staff } from "./people.ts";

const ofStaff = () => uuid().references(() => staff.id, { onDelete: "cascade" });

/** The authenticator app of a member of staff, and the one that is to take its place. */
export const staffTotp = pgTable("staff_totp", {
  staff_id: ofStaff().primaryKey(),
  /** Sealed base32; null until the first one is turned on. */
  sealed_secret: text(),
  /** Number of the 30-second interval whose code was used last: none up to it works again. */
  last_interval: bigint({ mode: "number" }).notNull().default(0),
  since: instant(),
  /** Sealed, until one of its codes has come back. */
  next_sealed_secret: text(),
  next_expires_at: instant(),
});

/** A passkey of a member of staff. */
export const staffPasskey = pgTable(
  "staff_passkey",
  {
    id: id(),
    staff_id: ofStaff().notNull(),
    name: text().notNull(),
    /** Base64url, as the authenticator names it. */
    credential_id: text().notNull(),
    /** COSE key, base64url. */
    public_key: text().notNull(),
    /** Signatures so far, as the authenticator counts; 0 where it does not. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    created_at: now(),
    last_used_at: instant(),
  },
  (table) => [
    uniqueIndex("staff_passkey_credential").on(table.credential_id),
    index("staff_passkey_staff").on(table.staff_id),
  ],
);

/** A recovery code that is not used yet. */
export const staffRecoveryCode = pgTable(
  "staff_recovery_code",
  {
    id: id(),
    staff_id: ofStaff().notNull(),
    /** SHA-256 with the owner's id, hex. The code itself was shown once. */
    code_hash: text().notNull(),
  },
  (table) => [uniqueIndex("staff_recovery_code_hash").on(table.staff_id, table.code_hash)],
);

/** What a passkey is to be made for: one try at a time. */
export const passkeySetup = pgTable("passkey_setup", {
  staff_id: ofStaff().primaryKey(),
  challenge: text().notNull(),
  expires_at: instant().notNull(),
});

/** A sign-in whose password was right and whose second step is open. */
export const secondStep = pgTable(
  "second_step",
  {
    id: id(),
    /** SHA-256 of what the browser holds, hex. */
    token_hash: text().notNull(),
    staff_id: ofStaff().notNull(),
    /** What a passkey is to sign; null until one is asked for. */
    challenge: text(),
    expires_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex("second_step_token").on(table.token_hash),
    index("second_step_expiry").on(table.expires_at),
    index("second_step_staff").on(table.staff_id),
  ],
);

/** What holds for all staff. One row. */
export const staffPolicy = pgTable(
  "staff_policy",
  {
    id: boolean().primaryKey().default(true),
    second_factor_required: boolean().notNull().default(false),
  },
  (table) => [check("staff_policy_one", sql`${table.id}`)],
);
