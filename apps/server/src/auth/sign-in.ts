import { eq } from "drizzle-orm";
import { audit } from "../audit.ts";
import type { Db } from "../database/open.ts";
import { appUser, staff } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { verifyPassword } from "./password.ts";
import { type SessionKind, startSession } from "./sessions.ts";
import { allowTry, forgiveTries } from "./throttle.ts";

async function accountOf(db: Db, kind: SessionKind, email: string) {
  const table = kind === "customer" ? appUser : staff;
  const [row] = await db
    .select({ id: table.id, passwordHash: table.password_hash })
    .from(table)
    .where(eq(table.email, email));
  return row;
}

/**
 * Signs in with e-mail and password. An unknown e-mail costs the same work and gives the same answer as a
 * wrong password, and counts against the same limits.
 */
export async function signInWithPassword(
  db: Db,
  kind: SessionKind,
  { email: given, password }: { email: string; password: string },
  address: string,
): Promise<{ token: string; expires_at: string }> {
  const email = given.toLowerCase();
  if (!(await allowTry(db, kind, email, address))) throw new Refusal("auth.too_frequent");
  const account = await accountOf(db, kind, email);
  const valid = await verifyPassword(password, account?.passwordHash);
  await audit(
    db,
    { system: true },
    { action: `${kind}.sign_in`, target: account?.id, address, detail: { valid } },
  );
  if (!account || !valid) throw new Refusal("auth.invalid_credentials");
  await forgiveTries(db, kind, email, address);
  return startSession(db, kind, account.id);
}
