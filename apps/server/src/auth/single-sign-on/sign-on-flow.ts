import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { audit, customerActs } from "../../audit.ts";
import { and, eq, gt, isNull, lt } from "../../database/drizzle.ts";
import { appUser, identity, signOnFlow } from "../../database/schema.ts";
import type { Transaction } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { pageUrl, vettedTarget } from "../redirects.ts";
import { hashToken, newToken, startSession } from "../sessions.ts";
import type { SignInOrigin } from "../sign-in-origin.ts";
import { refuseSuspended } from "../suspension.ts";
import { makeKnown } from "../throttle/known-devices.ts";
import { LINK_LIMITS, limitTries } from "../throttle/throttle.ts";
import { userByEmail } from "../users.ts";
import type { SingleSignOn, Vouched } from "./single-sign-on.ts";

/** How long a person has at the provider, in milliseconds. */
const FLOW_MS = 10 * 60_000;

/** Page of the portal to which the provider sends people back. */
const CALLBACK_PAGE = "/pages/user/callback";

type Parts = Pick<Services, "db" | "env" | "secrets" | "devices">;

const expectation = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

/** Begins a sign-on: `flow` stays in the browser that began it, and only there. */
export async function beginSignOn(
  { db, env, secrets }: Parts,
  provider: SingleSignOn,
  wanted: string | undefined,
  address: string,
): Promise<{ url: string; flow: string }> {
  const redirect_uri = vettedTarget(env, wanted);
  await limitTries(db, "sign_on", hashToken(address), address, LINK_LIMITS);
  const { url, expected } = await provider.begin(pageUrl(env, CALLBACK_PAGE));
  const flow = newToken();
  await db.delete(signOnFlow).where(lt(signOnFlow.expires_at, new Date()));
  await db.insert(signOnFlow).values({
    state_hash: hashToken(expected.state),
    browser_hash: hashToken(flow),
    sealed: secrets.seal(JSON.stringify(expected)),
    redirect_uri,
    expires_at: new Date(Date.now() + FLOW_MS),
  });
  return { url, flow };
}

/** Takes the flow that a state belongs to, once. It must be the browser that began it: else anyone could sign it in. */
async function takeFlow({ db, secrets }: Parts, state: string, flow: string) {
  const [row] = await db
    .delete(signOnFlow)
    .where(and(eq(signOnFlow.state_hash, hashToken(state)), gt(signOnFlow.expires_at, new Date())))
    .returning();
  const given = Buffer.from(hashToken(flow));
  if (!row || !timingSafeEqual(given, Buffer.from(row.browser_hash))) throw new HttpError("auth.sso_failed");
  return { redirectUri: row.redirect_uri, expected: expectation.parse(JSON.parse(secrets.open(row.sealed))) };
}

type User = typeof appUser.$inferSelect;

/** The member whom the provider vouches for: by its subject, else once by the e-mail that it has verified. */
async function memberFor(tx: Transaction, { issuer, subject, email }: Vouched): Promise<User | null> {
  const [known] = await tx
    .select({ user: appUser })
    .from(identity)
    .innerJoin(appUser, eq(appUser.id, identity.user_id))
    .where(and(eq(identity.issuer, issuer), eq(identity.subject, subject), isNull(appUser.removed_at)));
  if (known) return known.user;
  const user = email ? await userByEmail(tx, email) : undefined;
  if (!user) return null;
  await tx
    .insert(identity)
    .values({ issuer, subject, user_id: user.id })
    .onConflictDoUpdate({ target: [identity.issuer, identity.subject], set: { user_id: user.id } });
  return user;
}

/** Completes a sign-on with what stands in the address that the provider sent the browser back to. */
export async function finishSignOn(
  parts: Parts,
  provider: SingleSignOn,
  { flow, query }: { flow: string; query: string },
  { address, device, knownDevice }: SignInOrigin,
) {
  const { db, env, devices } = parts;
  await limitTries(db, "sign_on", hashToken(flow), address, LINK_LIMITS);
  const answer = new URL(pageUrl(env, CALLBACK_PAGE));
  answer.search = query;
  const { expected, redirectUri } = await takeFlow(parts, answer.searchParams.get("state") ?? "", flow);
  const vouched = await provider.finish(answer, expected);
  const session = await db.transaction(async (tx) => {
    const user = await memberFor(tx, vouched);
    const detail = { issuer: vouched.issuer, valid: user !== null };
    const actor = user ? customerActs(user) : ({ system: true } as const);
    await audit(tx, actor, { action: "customer.sign_on", target: user?.id, detail });
    if (!user) return null;
    await refuseSuspended(tx, user.id);
    makeKnown(devices, knownDevice, { kind: "customer", id: user.id, passwordHash: user.password_hash });
    return startSession(tx, "customer", user.id, { address, device, method: "single_sign_on" });
  });
  if (!session) throw new HttpError("auth.sso_unknown_account");
  return { ...session, method: "single_sign_on" as const, redirect_uri: redirectUri };
}
