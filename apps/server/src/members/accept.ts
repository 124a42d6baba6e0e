import { audit, customerActs } from "../audit.ts";
import { findAnyLink, takeLink } from "../auth/links/links.ts";
import { acceptPassword, hashPassword } from "../auth/password.ts";
import { type IssuedSession, startSession } from "../auth/sessions.ts";
import type { SignInOrigin } from "../auth/sign-in-origin.ts";
import { COMPANY_OPEN } from "../auth/suspension.ts";
import { makeKnown } from "../auth/throttle/known-devices.ts";
import { LINK_LIMITS, limitTries } from "../auth/throttle/throttle.ts";
import { userByEmail } from "../auth/users.ts";
import { eq } from "../database/drizzle.ts";
import { appUser, company, invitation } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { violatedConstraint } from "../database/violation.ts";
import { decideStaffRole } from "../decisions/record.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";

const EXPIRED = "member.invite_link_expired";

/** The invitation of a link that works, or why it does not: used, out of date, or the team is closed. */
async function invitationOf(db: Db, code: string) {
  const link = await findAnyLink(db, "invite", code);
  const [row] = link?.invitation_id
    ? await db
        .select({ invitation, company, inviter: appUser })
        .from(invitation)
        .innerJoin(company, eq(company.id, invitation.company_id))
        .leftJoin(appUser, eq(appUser.id, invitation.invited_by))
        .where(eq(invitation.id, link.invitation_id))
    : [];
  if (!link || !row) throw new HttpError(EXPIRED);
  if (row.invitation.status === "accepted") throw new HttpError("member.account_registered");
  const works =
    !link.used_at && link.expires_at.getTime() > Date.now() && row.invitation.status === "pending";
  if (!works) throw new HttpError(EXPIRED);
  if (row.company.company_status !== COMPANY_OPEN) throw new HttpError("member.account_abnormal");
  if (await userByEmail(db, row.invitation.email)) throw new HttpError("member.account_registered");
  return row;
}

/** What the page of an invitation shows. */
export async function checkInvite(db: Db, code: string, address: string) {
  await limitTries(db, "link:invite", code, address, LINK_LIMITS);
  const { invitation: row, company: team, inviter } = await invitationOf(db, code);
  return {
    email: row.email,
    company_name: team.name,
    role: row.role,
    inviter: inviter && !inviter.removed_at ? inviter.name : null,
  };
}

/** Joins the team that a link leads to, and signs in. Name and position are asked afterwards. */
export async function acceptInvite(
  { db, devices }: Pick<Services, "db" | "devices">,
  { code, ...given }: { code: string; password: string; confirm_password: string },
  { address, device, knownDevice }: SignInOrigin,
): Promise<IssuedSession> {
  acceptPassword(given, "v2");
  await limitTries(db, "link:invite", code, address, LINK_LIMITS);
  // A hash costs this machine much: not for a code that is wrong anyway.
  const { invitation: row } = await invitationOf(db, code);
  const password_hash = await hashPassword(given.password);
  const join = db.transaction(async (tx) => {
    if (!(await takeLink(tx, "invite", code))) throw new HttpError(EXPIRED);
    await tx.update(invitation).set({ status: "accepted" }).where(eq(invitation.id, row.id));
    const { email, role, language, company_id } = row;
    const [name = email] = email.split("@");
    const values = { company_id, name, email, role, language, password_hash, profile_complete: false };
    const [user] = await tx.insert(appUser).values(values).returning({ id: appUser.id });
    if (!user) throw new Error("The user could not be created.");
    if (row.invited_by_staff !== null)
      await decideStaffRole(tx, { company_id, staff: row.invited_by_staff }, { id: user.id, name, role });
    const detail = { invitation: row.id, email, company: company_id };
    await audit(tx, customerActs({ ...user, name, company_id }), {
      action: "member.join",
      target: user.id,
      detail,
    });
    makeKnown(devices, knownDevice, { kind: "customer", id: user.id, passwordHash: password_hash });
    return startSession(tx, "customer", user.id, { address, device, method: "invitation" });
  });
  return join.catch((error: unknown) => {
    if (violatedConstraint(error) === "app_user_email") throw new HttpError("member.account_registered");
    throw error;
  });
}
