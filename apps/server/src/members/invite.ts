import type { Language, Member, Role } from "@candor/api/entities";
import { and, eq, sql } from "drizzle-orm";
import { audit } from "../audit.ts";
import { issueLink } from "../auth/links.ts";
import { pageUrl } from "../auth/redirects.ts";
import type { Customer } from "../auth/sessions.ts";
import { COMPANY_OPEN } from "../auth/suspension.ts";
import { INVITE_LIMITS, limitTries } from "../auth/throttle.ts";
import { userByEmail } from "../auth/users.ts";
import type { Db } from "../database/open.ts";
import { type company, invitation, oneTimeLink } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { inviteMail } from "../mail/links.ts";
import type { Services } from "../services.ts";
import { holdTeam, memberLimit, pendingOf, seatsTaken, toPending } from "./team.ts";

type InvitationRow = typeof invitation.$inferSelect;
type CompanyRow = typeof company.$inferSelect;

/** One is in this team already, or in another: a person belongs to one team. */
async function assertFree(tx: Db, companyId: string, email: string): Promise<void> {
  const user = await userByEmail(tx, email);
  if (!user) return;
  const code = user.company_id === companyId ? "member.email_already_in" : "member.email_exist";
  throw new Refusal(code, { email: code });
}

/** Writes the mail with a new link; the links before it stop working. */
async function send(
  tx: Db,
  { env, jobs, outbox }: Services,
  customer: Customer,
  team: CompanyRow,
  row: InvitationRow,
): Promise<InvitationRow> {
  const { id, code, expiresAt } = await issueLink(tx, { kind: "invite", invitation_id: row.id });
  const [sent] = await tx
    .update(invitation)
    .set({ sent: sql`${invitation.sent} + 1`, sent_at: new Date(), expires_at: expiresAt })
    .where(eq(invitation.id, row.id))
    .returning();
  const language: Language = row.language === "zh" ? "cn" : "en";
  const message = inviteMail(
    { id, companyId: team.id, name: null, email: row.email, language },
    pageUrl(env, "/pages/confirm-invite", code),
    { inviter: customer.name, company: team.name, role: row.role },
  );
  for (const mailId of await outbox.write(tx, [message])) await jobs.queueMail(tx, mailId);
  return sent ?? row;
}

/** Invites someone, or sends an open invitation of the same e-mail again with the new role. */
export async function invite(
  services: Services,
  customer: Customer,
  { email, role, language }: { email: string; role: Role; language: Language },
  address: string,
): Promise<Member> {
  const { db, jobs } = services;
  await limitTries(db, "invite", `${customer.companyId}:${email}`, address, INVITE_LIMITS);
  const sent = await db.transaction(async (tx) => {
    const team = await holdTeam(tx, customer.companyId);
    if (team.company_status !== COMPANY_OPEN) throw new Refusal("member.invite_failed");
    await assertFree(tx, team.id, email);
    if ((await seatsTaken(tx, team.id, email)) >= memberLimit(team))
      throw new Refusal("member.limit_reached");
    const given = { role, language: language === "cn" ? ("zh" as const) : ("en" as const) };
    const [open] = await tx
      .update(invitation)
      .set({ ...given, invited_by: customer.id })
      .where(and(pendingOf(team.id), eq(invitation.email, email)))
      .returning();
    const [row] = open
      ? [open]
      : await tx
          .insert(invitation)
          .values({ ...given, company_id: team.id, email, invited_by: customer.id, expires_at: new Date() })
          .returning();
    if (!row) throw new Refusal("member.invite_failed");
    await audit(
      tx,
      { customer },
      { action: "member.invite", target: row.id, address, detail: { email, role } },
    );
    return send(tx, services, customer, team, row);
  });
  jobs.wake();
  return toPending(sent);
}

/** The team's own invitation, if it is open. */
async function openInvitation(tx: Db, companyId: string, id: string): Promise<InvitationRow> {
  const [row] = await tx
    .select()
    .from(invitation)
    .where(and(eq(invitation.id, id), eq(invitation.company_id, companyId)));
  if (row?.status === "accepted") throw new Refusal("member.already_joined");
  if (row?.status !== "pending") throw new Refusal("member.invitation_not_found");
  return row;
}

export async function resend(
  services: Services,
  customer: Customer,
  id: string,
  address: string,
): Promise<Member> {
  const { db, jobs } = services;
  const open = await openInvitation(db, customer.companyId, id);
  await limitTries(db, "invite", `${customer.companyId}:${open.email}`, address, INVITE_LIMITS);
  const sent = await db.transaction(async (tx) => {
    const team = await holdTeam(tx, customer.companyId);
    if (team.company_status !== COMPANY_OPEN) throw new Refusal("member.invite_failed");
    const row = await openInvitation(tx, team.id, id);
    await audit(tx, { customer }, { action: "member.invite_resend", target: id, address });
    return send(tx, services, customer, team, row);
  });
  jobs.wake();
  return toPending(sent);
}

/** Takes an open invitation back. */
export async function cancel(db: Db, customer: Customer, id: string, address: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdTeam(tx, customer.companyId);
    await openInvitation(tx, customer.companyId, id);
    await tx.update(invitation).set({ status: "cancelled" }).where(eq(invitation.id, id));
    await tx.update(oneTimeLink).set({ used_at: new Date() }).where(eq(oneTimeLink.invitation_id, id));
    await audit(tx, { customer }, { action: "member.invite_cancel", target: id, address });
  });
}
