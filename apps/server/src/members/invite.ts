import { type Language, type Member, type Role, userLanguageOf } from "@candor/api/entities";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { COMPANY_OPEN } from "../auth/suspension.ts";
import { INVITE_LIMITS, limitTries } from "../auth/throttle/throttle.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { assertPlanRuns } from "../companies/plan.ts";
import { and, eq } from "../database/drizzle.ts";
import { invitation, oneTimeLink } from "../database/schema.ts";
import type { Db, RootDb } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { assertFree, type InvitationRow, sendInvitation } from "./invitation.ts";
import { memberLimit, pendingOf, seatsTaken, toPending } from "./team.ts";

/** Invites someone, or sends an open invitation of the same e-mail again with the new role. */
export async function invite(
  services: Services,
  customer: Customer,
  { email, role, language }: { email: string; role: Role; language: Language },
  address: string,
): Promise<Member> {
  const { db } = services;
  await limitTries(db, "invite", `${customer.companyId}:${email}`, address, INVITE_LIMITS);
  const sent = await db.transaction(async (tx) => {
    const team = await lockCompany(tx, customer.companyId);
    if (team.company_status !== COMPANY_OPEN) throw new HttpError("member.invite_failed");
    assertPlanRuns(team);
    await assertFree(tx, team.id, email);
    if ((await seatsTaken(tx, team.id, email)) >= memberLimit(team))
      throw new HttpError("member.limit_reached");
    const given = { role, language: userLanguageOf(language) };
    const [open] = await tx
      .update(invitation)
      .set({ ...given, invited_by: customer.id, invited_by_staff: null })
      .where(and(pendingOf(team.id), eq(invitation.email, email)))
      .returning();
    const [row] = open
      ? [open]
      : await tx
          .insert(invitation)
          .values({ ...given, company_id: team.id, email, invited_by: customer.id, expires_at: new Date() })
          .returning();
    if (!row) throw new HttpError("member.invite_failed");
    await audit(tx, { customer }, { action: "member.invite", target: row.id, detail: { email, role } });
    return sendInvitation(tx, services, row, { team, inviter: customer.name });
  });
  return toPending(sent);
}

/** The team's own invitation, if it is open. */
async function openInvitation(db: Db, companyId: string, id: string): Promise<InvitationRow> {
  const [row] = await db
    .select()
    .from(invitation)
    .where(and(eq(invitation.id, id), eq(invitation.company_id, companyId)));
  if (row?.status === "accepted") throw new HttpError("member.already_joined");
  if (row?.status !== "pending") throw new HttpError("member.invitation_not_found");
  return row;
}

export async function resend(
  services: Services,
  customer: Customer,
  id: string,
  address: string,
): Promise<Member> {
  const { db } = services;
  const open = await openInvitation(db, customer.companyId, id);
  await limitTries(db, "invite", `${customer.companyId}:${open.email}`, address, INVITE_LIMITS);
  const sent = await db.transaction(async (tx) => {
    const team = await lockCompany(tx, customer.companyId);
    if (team.company_status !== COMPANY_OPEN) throw new HttpError("member.invite_failed");
    assertPlanRuns(team);
    const row = await openInvitation(tx, team.id, id);
    await audit(tx, { customer }, { action: "member.invite_resend", target: id });
    return sendInvitation(tx, services, row, { team, inviter: customer.name });
  });
  return toPending(sent);
}

/** Takes an open invitation back. */
export async function cancel(db: RootDb, customer: Customer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCompany(tx, customer.companyId);
    await openInvitation(tx, customer.companyId, id);
    await tx.update(invitation).set({ status: "cancelled" }).where(eq(invitation.id, id));
    await tx.update(oneTimeLink).set({ used_at: new Date() }).where(eq(oneTimeLink.invitation_id, id));
    await audit(tx, { customer }, { action: "member.invite_cancel", target: id });
  });
}
