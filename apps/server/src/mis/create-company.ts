import type { createStaffCompany, inviteCompanyOwner, ParsedRequestOf } from "@candor/api/contract";
import { type Language, type Member, type StaffCompany, userLanguageOf } from "@candor/api/entities";
import { type Actor, audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { COMPANY_OPEN } from "../auth/suspension.ts";
import { INVITE_LIMITS, limitTries } from "../auth/throttle/throttle.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { and, eq } from "../database/drizzle.ts";
import { company, invitation } from "../database/schema.ts";
import { lockName, type Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { assertFree, type InvitationRow, sendInvitation } from "../members/invitation.ts";
import { memberLimit, pendingOf, seatsTaken, toPending } from "../members/team.ts";
import type { Services } from "../services.ts";
import { staffCompanyOf } from "./companies.ts";

/** Who asks: somebody of staff, whose tries are counted by address, or the operator on the machine itself. */
type By = { staff: StaffMember; address: string } | { staff: null; address?: undefined };

const actorOf = ({ staff }: By): Actor => (staff ? { staff } : { system: true });

type Team = typeof company.$inferSelect;

/** Whom the mail names: staff stand for the operator, whose people a customer does not know by name. */
const INVITER: Record<Language, string> = { en: "The Candor team", cn: "Candor 团队" };

/** Invites an administrator, or sends the open invitation again. */
async function inviteTo(
  tx: Transaction,
  services: Services,
  team: Team,
  { email, language }: { email: string; language: Language },
  by: By,
): Promise<InvitationRow> {
  const given = {
    role: "owner" as const,
    language: userLanguageOf(language),
    invited_by_staff: by.staff?.name ?? null,
  };
  const [open] = await tx
    .update(invitation)
    .set(given)
    .where(and(pendingOf(team.id), eq(invitation.email, email)))
    .returning();
  const values = { ...given, company_id: team.id, email, expires_at: new Date() };
  const [row] = open ? [open] : await tx.insert(invitation).values(values).returning();
  if (!row) throw new HttpError("member.invite_failed");
  const detail = { email, role: given.role, company: team.id };
  await audit(tx, actorOf(by), { action: "member.staff_invite", target: row.id, detail });
  return sendInvitation(tx, services, row, { team, inviter: INVITER[language] });
}

/** Whoever never got the answer sends the same again: a second company would be nobody's. */
async function assertNew(tx: Transaction, name: string, email: string): Promise<void> {
  // One after the other for an e-mail: two of the same that come at once meet here.
  await lockName(tx, email);
  const [same] = await tx
    .select({ id: company.id })
    .from(company)
    .innerJoin(invitation, pendingOf(company.id))
    .where(and(eq(company.name, name), eq(invitation.email, email)))
    .limit(1);
  if (same) throw new HttpError("mis.company_repeat");
}

/** Makes a company with an invitation to its first administrator. */
export async function createCompany(
  services: Services,
  { owner, expires_at: expires, ...given }: ParsedRequestOf<typeof createStaffCompany>,
  by: By,
): Promise<StaffCompany> {
  const { db } = services;
  const id = await db.transaction(async (tx) => {
    const values = { ...given, expires_at: expires === null ? null : new Date(expires) };
    await assertNew(tx, given.name, owner.email);
    const [team] = await tx.insert(company).values(values).returning();
    if (!team) throw new Error("The company could not be created.");
    await assertFree(tx, team.id, owner.email);
    await audit(tx, actorOf(by), { action: "company.create", target: team.id, detail: values });
    await inviteTo(tx, services, team, owner, by);
    return team.id;
  });
  return staffCompanyOf(services, id);
}

/** Invites an administrator of a company that has nobody who could. */
export async function inviteOwner(
  services: Services,
  { company_id: companyId, ...owner }: ParsedRequestOf<typeof inviteCompanyOwner>,
  by: By & { staff: StaffMember },
): Promise<Member> {
  const { db } = services;
  await limitTries(db, "invite", `${companyId}:${owner.email}`, by.address, INVITE_LIMITS);
  const row = await db.transaction(async (tx) => {
    const team = await lockCompany(tx, companyId);
    if (team.company_status !== COMPANY_OPEN) throw new HttpError("member.invite_failed");
    await assertFree(tx, team.id, owner.email);
    if ((await seatsTaken(tx, team.id, owner.email)) >= memberLimit(team))
      throw new HttpError("member.limit_reached");
    return inviteTo(tx, services, team, owner, by);
  });
  return toPending(row);
}
