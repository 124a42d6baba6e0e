import { audit } from "../audit.ts";
import { and, eq } from "../database/drizzle.ts";
import { session } from "../database/schema.ts";
import type { Services } from "../services.ts";
import { pageUrl, safeTarget } from "./redirects.ts";
import { type Customer, endSession } from "./sessions.ts";
import type { SingleSignOn } from "./single-sign-on/single-sign-on.ts";

/** Page to go to after signing out. */
const SIGN_IN_PAGE = "/login";
/** Page of the portal to which the provider sends people back after signing out there. */
const SIGNED_OUT_PAGE = "/pages/user/callback-logout";

/**
 * Ends the session, with `everySignOn` also the person's others that began by single sign-on. Says where to go:
 * who came through the provider has to sign out there too, or the next click signs them in again.
 */
export async function signOutOf(
  { db, env }: Pick<Services, "db" | "env">,
  provider: SingleSignOn | null,
  customer: Customer,
  { wanted, everySignOn }: { wanted: string | undefined; everySignOn?: boolean },
): Promise<{ url: string }> {
  const [row] = await db.select().from(session).where(eq(session.id, customer.sessionId));
  await endSession(db, customer.sessionId);
  const signedOn = and(eq(session.user_id, customer.id), eq(session.method, "single_sign_on"));
  if (everySignOn) await db.delete(session).where(signedOn);
  await audit(db, { customer }, { action: "customer.sign_out", target: customer.id });
  const own = safeTarget(env, wanted) ?? SIGN_IN_PAGE;
  if (row?.method !== "single_sign_on") return { url: own };
  return { url: (await provider?.endUrl(pageUrl(env, SIGNED_OUT_PAGE))) ?? own };
}
