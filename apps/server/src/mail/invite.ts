import type { Language, Role } from "@candor/api/entities";
import { accountMail, type Recipient, type Words } from "./account.ts";
import { chinese } from "./chinese.ts";

const ROLE_WORDS: Record<Language, Record<Role, string>> = {
  en: { owner: "an administrator", viewer: "a member" },
  cn: { owner: "管理员", viewer: "成员" },
};

const INVITE: Record<Language, (invite: { inviter: string; company: string; role: Role }) => Words> = {
  en: ({ inviter, company, role }) => ({
    subject: `Join ${company} on Candor`,
    lines: [
      `${inviter} invites you to join the team of ${company} as ${ROLE_WORDS.en[role]}.`,
      "The link works once, within 7 days.",
    ],
    action: "Accept the invitation",
    why: "If you do not know this team, ignore the message.",
  }),
  cn: ({ inviter, company, role }) => ({
    subject: chinese`邀请您加入${company}`,
    lines: [
      chinese`${inviter}邀请您以${ROLE_WORDS.cn[role]}身份加入${company}的团队。`,
      "此链接仅可使用一次，7 天内有效。",
    ],
    action: "接受邀请",
    why: "如果您不认识该团队，请忽略此邮件。",
  }),
};

/** The link that joins a team. */
export const inviteMail = (
  to: Recipient,
  href: string,
  invite: { inviter: string; company: string; role: Role },
) => accountMail("invite", INVITE[to.language](invite), to, href);
