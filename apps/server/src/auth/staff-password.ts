import type { changeStaffPassword, ParsedRequestOf } from "@candor/api/contract";
import { audit } from "../audit.ts";
import { and, eq, ne } from "../database/drizzle.ts";
import { session, staff as staffTable } from "../database/schema.ts";
import type { Services } from "../services.ts";
import { voidStaffLinks } from "./links/links.ts";
import { acceptPassword, hashPassword } from "./password.ts";
import { confirmPassword, type Owner } from "./second-factor/changes.ts";
import type { SignInOrigin } from "./sign-in-origin.ts";
import { makeKnown } from "./throttle/known-devices.ts";

/** Changes the password of the calling member of staff. Their other sessions end, previews included. */
export async function changeOwnStaffPassword(
  { db, devices }: Pick<Services, "db" | "devices">,
  owner: Owner & Pick<SignInOrigin, "knownDevice">,
  { current_password, ...given }: ParsedRequestOf<typeof changeStaffPassword>,
): Promise<void> {
  acceptPassword(given, "v2");
  await confirmPassword({ db }, owner, current_password);
  const { id, sessionId } = owner.staff;
  const password_hash = await hashPassword(given.password);
  await db.transaction(async (tx) => {
    await tx.update(staffTable).set({ password_hash }).where(eq(staffTable.id, id));
    await tx.delete(session).where(and(eq(session.staff_id, id), ne(session.id, sessionId)));
    await voidStaffLinks(tx, id);
    await audit(tx, owner, { action: "password.change", target: id });
  });
  makeKnown(devices, owner.knownDevice, { kind: "staff", id, passwordHash: password_hash });
}
