import type { Language } from "@candor/api/entities";
import { audit } from "../../audit.ts";
import { pageUrl } from "../../auth/redirects.ts";
import type { Owner } from "../../auth/second-factor/changes.ts";
import { dropFactors, lockAccount, policyOf } from "../../auth/second-factor/factors.ts";
import { and, eq, isNull } from "../../database/drizzle.ts";
import { session, staff, staffPolicy } from "../../database/schema.ts";
import type { Db, RootDb } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { sendMail } from "../../mail/send.ts";
import { factorResetMail } from "../../mail/staff.ts";
import type { Services } from "../../services.ts";
import { IN_USE } from "./accounts.ts";
import type { StaffKeeper } from "./changes.ts";

/** Whether work in the console needs a second factor, and how many accounts in use have none. */
export async function policyReply(db: Db): Promise<{ second_factor_required: boolean; without: number }> {
  const { required } = await policyOf(db);
  return {
    second_factor_required: required,
    without: await db.$count(staff, and(IN_USE, isNull(staff.second_factor_at))),
  };
}

/** Requires a second factor of all staff, or no longer. Who asks for it has one. */
export async function requireFactor(db: RootDb, owner: Owner, required: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(staffPolicy).for("update");
    if (before?.second_factor_required === required) return;
    const { second_factor_at } = await lockAccount(tx, owner.staff.id);
    if (required && second_factor_at === null) throw new HttpError("auth.factor_own_first");
    await tx.update(staffPolicy).set({ second_factor_required: required });
    const detail = {
      before: { second_factor_required: !required },
      after: { second_factor_required: required },
    };
    await audit(tx, owner, { action: "staff.policy", detail });
  });
}

/**
 * Takes someone's second factors away, ends their sessions and tells them. The operator at a command line may do so for
 * anyone; a member of staff not for themselves: that takes the password.
 */
export async function resetFactor(
  { db, env, jobs, outbox }: Pick<Services, "db" | "env" | "jobs" | "outbox">,
  id: string,
  { actor }: StaffKeeper,
  language: Language,
): Promise<void> {
  if ("staff" in actor && actor.staff.id === id) throw new HttpError("mis.staff_own_factor");
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for("update");
    if (!row) throw new HttpError("mis.staff_not_found");
    if (row.second_factor_at === null) return;
    await dropFactors(tx, id);
    await tx.delete(session).where(eq(session.staff_id, id));
    const detail = { email: row.email };
    await audit(tx, actor, { action: "staff.reset_factor", target: id, detail });
    const to = { id: crypto.randomUUID(), companyId: null, name: row.username, email: row.email, language };
    const by = "staff" in actor ? actor.staff.name : null;
    await sendMail(tx, { jobs, outbox }, [factorResetMail(to, pageUrl(env, "/view-mis/login"), by)]);
  });
}
