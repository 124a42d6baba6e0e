import type { StaffPermission } from "@candor/api/entities";
import { audit } from "../audit.ts";
import { eq } from "../database/drizzle.ts";
import { staff } from "../database/schema.ts";
import type { RootDb } from "../database/transaction.ts";
import { acceptPassword, hashPassword } from "./password.ts";

/** Makes an account for the console, as the operator asks on the machine itself; null where the e-mail has one. */
export async function createStaff(
  db: RootDb,
  given: { username: string; email: string; password: string; permissions: readonly StaffPermission[] },
): Promise<string | null> {
  acceptPassword({ password: given.password, confirm_password: given.password }, "v2");
  const email = given.email.toLowerCase();
  const password_hash = await hashPassword(given.password);
  const { username, permissions } = given;
  return db.transaction(async (tx) => {
    const [there] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
    if (there) return null;
    const [made] = await tx
      .insert(staff)
      .values({ username, email, password_hash, permissions: [...permissions] })
      .returning({ id: staff.id });
    await audit(
      tx,
      { system: true },
      { action: "staff.create", target: made?.id, detail: { email, permissions } },
    );
    return email;
  });
}
