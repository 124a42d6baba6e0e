import { languageOfUser } from "@candor/api/entities";
import { eq } from "../../database/drizzle.ts";
import { linkRequest, staff } from "../../database/schema.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Env } from "../../env/env.ts";
import type { Message } from "../../mail/outbox.ts";
import { signInWarning } from "../../mail/sign-in.ts";
import type { Services } from "../../services.ts";
import { pageUrl } from "../redirects.ts";
import type { SessionKind } from "../sessions.ts";
import { userByEmail } from "../users.ts";
import { SLOW_AFTER } from "./throttle.ts";

/** What a warning is taken down as, by the kind of account. */
export const WARNINGS = { customer: "tries", staff: "staff_tries" } as const;
export type WarningKind = (typeof WARNINGS)[SessionKind];

/**
 * Has an account's owner told that someone tries passwords on it, when its tries begin to wait. Only taken down here,
 * for whatever e-mail: the time of the answer does not tell whether there is such an account.
 */
export async function warnOfTries(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  { kind, email, address }: { kind: SessionKind; email: string; address: string },
  tries: number,
): Promise<void> {
  if (tries !== SLOW_AFTER + 1) return;
  await db.transaction(async (tx) => {
    const wish = { kind: WARNINGS[kind], email, language: "en" as const, address };
    const [row] = await tx.insert(linkRequest).values(wish).returning({ id: linkRequest.id });
    if (row) await jobs.queueLink(tx, row.id);
  });
}

async function warned(tx: Transaction, kind: WarningKind, email: string) {
  if (kind === "tries") {
    const user = await userByEmail(tx, email);
    const language = languageOfUser(user?.language ?? "en");
    return user && { id: user.id, companyId: user.company_id, name: user.name, email, language };
  }
  const [row] = await tx.select().from(staff).where(eq(staff.email, email));
  return row && { id: row.id, companyId: null, name: row.username, email, language: "en" as const };
}

/** The warning, once a day for each account; null where no account has the e-mail. */
export async function warningFor(
  tx: Transaction,
  env: Env,
  { kind, email }: { kind: WarningKind; email: string },
): Promise<Message | null> {
  const to = await warned(tx, kind, email);
  if (!to) return null;
  const day = new Date().toISOString().slice(0, 10);
  const page = kind === "tries" ? "/pages/forgot-password" : "/view-mis/login";
  return signInWarning({ ...to, id: `${to.id}:${day}` }, pageUrl(env, page));
}
