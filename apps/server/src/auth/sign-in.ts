import { eq } from "drizzle-orm";
import { audit } from "../audit.ts";
import type { Db } from "../database/open.ts";
import { staff } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { verifyPassword } from "./password.ts";
import { type IssuedSession, type Origin, type SessionKind, startSession } from "./sessions.ts";
import { refuseSuspended } from "./suspension.ts";
import { forgiveTries, limitTries } from "./throttle.ts";
import { userByEmail } from "./users.ts";

async function accountOf(db: Db, kind: SessionKind, email: string) {
  if (kind === "customer") {
    const user = await userByEmail(db, email);
    return user && { id: user.id, passwordHash: user.password_hash };
  }
  const [row] = await db
    .select({ id: staff.id, passwordHash: staff.password_hash })
    .from(staff)
    .where(eq(staff.email, email));
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
  from: Origin,
): Promise<IssuedSession> {
  const { address } = from;
  const email = given.toLowerCase();
  await limitTries(db, kind, email, address);
  const account = await accountOf(db, kind, email);
  const valid = await verifyPassword(password, account?.passwordHash);
  await audit(
    db,
    { system: true },
    { action: `${kind}.sign_in`, target: account?.id, address, detail: { valid } },
  );
  if (!account || !valid) throw new Refusal("auth.invalid_credentials");
  await forgiveTries(db, kind, email, address);
  if (kind === "customer") await refuseSuspended(db, account.id);
  return startSession(db, kind, account.id, { ...from, method: "password" });
}
