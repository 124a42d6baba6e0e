import { languageOfUser } from "@candor/api/entities";
import { audit } from "../../audit.ts";
import { eq } from "../../database/drizzle.ts";
import { linkRequest } from "../../database/schema.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Recipient } from "../../mail/account.ts";
import type { Message } from "../../mail/outbox.ts";
import { sendMail } from "../../mail/send.ts";
import { magicMail, registeredMail, registerMail, resetMail } from "../../mail/sign-in.ts";
import type { Services } from "../../services.ts";
import { pageUrl } from "../redirects.ts";
import { limitTries, MAIL_LIMITS } from "../throttle/throttle.ts";
import { warningFor } from "../throttle/warning.ts";
import { userByEmail } from "../users.ts";
import { issueLink } from "./links.ts";

type Wish = typeof linkRequest.$inferSelect;

/**
 * Takes down that someone wants a link by mail. Whether the e-mail has an account is not even looked at here: the
 * answer and the time it takes cannot tell. A job does the rest, and survives a restart.
 */
export async function askForLink(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  wish: Pick<Wish, "email" | "language"> & {
    kind: "reset" | "magic" | "register";
    address: string;
    redirect_uri?: string | null;
  },
): Promise<void> {
  await limitTries(db, `mail:${wish.kind}`, wish.email, wish.address, MAIL_LIMITS);
  await db.transaction(async (tx) => {
    const [row] = await tx.insert(linkRequest).values(wish).returning({ id: linkRequest.id });
    if (row) await jobs.queueLink(tx, row.id);
  });
}

async function messageFor(
  tx: Transaction,
  env: Services["env"],
  { kind, ...wish }: Wish,
): Promise<Message | null> {
  if (kind === "tries" || kind === "staff_tries") return warningFor(tx, env, { kind, email: wish.email });
  const user = await userByEmail(tx, wish.email);
  if (kind === "register") {
    const to = { companyId: null, name: null, email: wish.email, language: wish.language };
    if (user) return registeredMail({ ...to, id: wish.id, name: user.name }, pageUrl(env, "/login"));
    const { id, code } = await issueLink(tx, { kind: "register", email: wish.email });
    return registerMail({ ...to, id }, pageUrl(env, "/pages/register", code));
  }
  if (!user) return null;
  const { redirect_uri } = wish;
  const { id, code } = await issueLink(tx, { kind, user_id: user.id, redirect_uri });
  const to: Recipient = {
    id,
    companyId: user.company_id,
    name: user.name,
    email: user.email,
    language: languageOfUser(user.language),
  };
  return kind === "reset"
    ? resetMail(to, pageUrl(env, "/pages/reset-password", code))
    : magicMail(to, pageUrl(env, "/pages/magic-link-callback", code));
}

/** Does what `askForLink` took down, once: link, mail and the end of the wish stand or fall together. */
export const linkJob =
  ({ db, env, jobs, outbox }: Services) =>
  async (id: string): Promise<void> => {
    await db.transaction(async (tx) => {
      const [wish] = await tx.delete(linkRequest).where(eq(linkRequest.id, id)).returning();
      if (!wish) return;
      const message = await messageFor(tx, env, wish);
      const detail = { email: wish.email, sent: message !== null };
      const address = wish.address ?? undefined;
      await audit(tx, { system: true }, { action: `link.${wish.kind}`, address, detail });
      await sendMail(tx, { jobs, outbox }, message ? [message] : []);
    });
  };
