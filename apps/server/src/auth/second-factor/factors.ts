import type { SecondFactors } from "@candor/api/entities";
import { eq } from "../../database/drizzle.ts";
import {
  passkeySetup,
  secondStep,
  staff,
  staffPasskey,
  staffPolicy,
  staffRecoveryCode,
  staffTotp,
} from "../../database/schema.ts";
import type { Db, Transaction } from "../../database/transaction.ts";
import type { Env } from "../../env/env.ts";
import { passkeySite, passkeysOf } from "./passkeys.ts";

export async function policyOf(db: Db): Promise<{ required: boolean }> {
  const [row] = await db.select().from(staffPolicy);
  return { required: row?.second_factor_required ?? false };
}

/** What somebody's sign-in asks for beside the password. */
export async function factorsOf(
  db: Db,
  env: Pick<Env, "publicUrl">,
  staffId: string,
): Promise<SecondFactors> {
  const [totp] = await db.select().from(staffTotp).where(eq(staffTotp.staff_id, staffId));
  const rows = await passkeysOf(db, staffId);
  return {
    totp_since: totp?.since?.toISOString() ?? null,
    passkeys: rows.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_left: await db.$count(staffRecoveryCode, eq(staffRecoveryCode.staff_id, staffId)),
    ...(await policyOf(db)),
    passkey_origin: passkeySite(env).origin,
  };
}

/** Holds an account while its factors change: of two changes at once, the second sees the first. */
export async function lockAccount(tx: Transaction, staffId: string): Promise<typeof staff.$inferSelect> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, staffId)).for("update");
  if (!row) throw new Error("the account is gone");
  return row;
}

/** Takes every second factor away, with what belongs to it. */
export async function dropFactors(tx: Transaction, staffId: string): Promise<void> {
  for (const table of [staffTotp, staffPasskey, staffRecoveryCode, passkeySetup, secondStep])
    await tx.delete(table).where(eq(table.staff_id, staffId));
  await tx.update(staff).set({ second_factor_at: null }).where(eq(staff.id, staffId));
}
