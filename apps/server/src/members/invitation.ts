import { languageOfUser } from "@candor/api/entities";
import { issueLink } from "../auth/links/links.ts";
import { pageUrl } from "../auth/redirects.ts";
import { userByEmail } from "../auth/users.ts";
import { eq, sql } from "../database/drizzle.ts";
import { type company, invitation } from "../database/schema.ts";
import type { Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { inviteMail } from "../mail/invite.ts";
import { sendMail } from "../mail/send.ts";
import type { Services } from "../services.ts";

export type InvitationRow = typeof invitation.$inferSelect;
type CompanyRow = typeof company.$inferSelect;

/** One is in this team already, or in another: a person belongs to one team. */
export async function assertFree(tx: Transaction, companyId: string, email: string): Promise<void> {
  const user = await userByEmail(tx, email);
  if (!user) return;
  const code = user.company_id === companyId ? "member.email_already_in" : "member.email_exist";
  throw new HttpError(code, { email: code });
}

/** Writes the mail with a new link; the links before it stop working. */
export async function sendInvitation(
  tx: Transaction,
  { env, jobs, outbox }: Services,
  row: InvitationRow,
  { team, inviter }: { team: CompanyRow; inviter: string },
): Promise<InvitationRow> {
  const { id, code, expiresAt } = await issueLink(tx, { kind: "invite", invitation_id: row.id });
  const [sent] = await tx
    .update(invitation)
    .set({ sent: sql`${invitation.sent} + 1`, sent_at: new Date(), expires_at: expiresAt })
    .where(eq(invitation.id, row.id))
    .returning();
  const language = languageOfUser(row.language);
  const message = inviteMail(
    { id, companyId: team.id, name: null, email: row.email, language },
    pageUrl(env, "/pages/confirm-invite", code),
    { inviter, company: team.name, role: row.role },
  );
  await sendMail(tx, { jobs, outbox }, [message]);
  return sent ?? row;
}
