import { audit, customerActs } from "../../audit.ts";
import { eq } from "../../database/drizzle.ts";
import { appUser } from "../../database/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { startSession } from "../sessions.ts";
import type { SignInOrigin } from "../sign-in-origin.ts";
import { refuseSuspended } from "../suspension.ts";
import { makeKnown } from "../throttle/known-devices.ts";
import { LINK_LIMITS, limitTries } from "../throttle/throttle.ts";
import { takeLink } from "./links.ts";

/** Signs in with the link of a mail, which that uses up. */
export async function signInWithLink(
  { db, devices }: Services,
  code: string,
  { knownDevice, address, device }: SignInOrigin,
) {
  await limitTries(db, "link:magic", code, address, LINK_LIMITS);
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, "magic", code);
    const [user] = link?.user_id ? await tx.select().from(appUser).where(eq(appUser.id, link.user_id)) : [];
    if (!link || !user || user.removed_at) throw new HttpError("auth.magic_link_expired");
    await refuseSuspended(tx, user.id);
    const detail = { link: true };
    await audit(tx, customerActs(user), { action: "customer.sign_in", target: user.id, detail });
    const method = "magic_link" as const;
    const session = await startSession(tx, "customer", user.id, { address, device, method });
    // Who reads the account's mail has a browser that is no stranger's.
    makeKnown(devices, knownDevice, { kind: "customer", id: user.id, passwordHash: user.password_hash });
    return { ...session, method, redirect_uri: link.redirect_uri };
  });
}
