import { eq } from "drizzle-orm";
import { audit } from "../audit.ts";
import type { Db } from "../database/open.ts";
import { appUser } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { takeLink } from "./links.ts";
import { type Origin, startSession } from "./sessions.ts";
import { refuseSuspended } from "./suspension.ts";
import { LINK_LIMITS, limitTries } from "./throttle.ts";

/** Signs in with the link of a mail, which that uses up. */
export async function signInWithLink(db: Db, code: string, from: Origin) {
  await limitTries(db, "link:magic", code, from.address, LINK_LIMITS);
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, "magic", code);
    const [user] = link?.user_id ? await tx.select().from(appUser).where(eq(appUser.id, link.user_id)) : [];
    if (!link || !user || user.removed_at) throw new Refusal("auth.magic_link_expired");
    await refuseSuspended(tx, user.id);
    const { address } = from;
    await audit(
      tx,
      { system: true },
      { action: "customer.sign_in", target: user.id, address, detail: { link: true } },
    );
    const method = "magic_link" as const;
    const session = await startSession(tx, "customer", user.id, { ...from, method });
    return { ...session, method, redirect_uri: link.redirect_uri };
  });
}
