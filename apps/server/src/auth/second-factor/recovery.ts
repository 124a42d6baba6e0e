import { randomInt } from "node:crypto";
import { RECOVERY_CODES } from "@candor/api/entities";
import { and, eq } from "../../database/drizzle.ts";
import { staffRecoveryCode } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { hashToken } from "../sessions.ts";

/** Letters and digits that nobody takes for one another on paper. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Characters of a code: 78 bits, which nobody finds by trying, so that a plain hash keeps them. */
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

const newCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join("")
    .replace(GROUP, "$&-");

const hashOf = (staffId: string, code: string) =>
  hashToken(`recovery:${staffId}:${code.toUpperCase().replace(/[^0-9A-Z]/g, "")}`);

/** New codes in the place of all before. They are nowhere but in the answer. */
export async function giveRecoveryCodes(db: Db, staffId: string): Promise<string[]> {
  await dropRecoveryCodes(db, staffId);
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db
    .insert(staffRecoveryCode)
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashOf(staffId, code) })));
  return codes;
}

export async function dropRecoveryCodes(db: Db, staffId: string): Promise<void> {
  await db.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staff_id, staffId));
}

/** Uses a code up. False: there is none such any more. */
export async function useRecoveryCode(db: Db, staffId: string, code: string): Promise<boolean> {
  const used = await db
    .delete(staffRecoveryCode)
    .where(
      and(eq(staffRecoveryCode.staff_id, staffId), eq(staffRecoveryCode.code_hash, hashOf(staffId, code))),
    )
    .returning({ id: staffRecoveryCode.id });
  return used.length > 0;
}
