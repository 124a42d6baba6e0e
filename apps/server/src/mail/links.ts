import type { Language, Role } from "@candor/api/entities";
import { chinese } from "./chinese.ts";
import { mailOf } from "./layout.ts";
import type { Message } from "./outbox.ts";

interface Words {
  subject: string;
  lines: readonly string[];
  action: string;
  why: string;
}

const HELLO: Record<Language, (name: string | null) => string> = {
  en: (name) => (name ? `Hello ${name},` : "Hello,"),
  cn: (name) => (name ? `${name}，您好：` : "您好："),
};

const RESET: Record<Language, Words> = {
  en: {
    subject: "Reset your password",
    lines: [
      "Someone, probably you, asked to reset the password of your account.",
      "The link works once, within an hour.",
    ],
    action: "Set a new password",
    why: "If you did not ask for this, you need not do anything: your password stays as it is.",
  },
  cn: {
    subject: "重置您的密码",
    lines: ["我们收到了重置您账号密码的请求。", "此链接仅可使用一次，一小时内有效。"],
    action: "设置新密码",
    why: "如果这不是您的操作，请忽略此邮件，您的密码不会改变。",
  },
};

const MAGIC: Record<Language, Words> = {
  en: {
    subject: "Your sign-in link",
    lines: ["Open this link to sign in without a password.", "It works once, within 15 minutes."],
    action: "Sign in",
    why: "If you did not ask for this, ignore the message and do not pass the link on.",
  },
  cn: {
    subject: "您的登录链接",
    lines: ["打开此链接即可免密码登录。", "此链接仅可使用一次，15 分钟内有效。"],
    action: "登录",
    why: "如果这不是您的操作，请忽略此邮件，并且不要转发此链接。",
  },
};

const REGISTER: Record<Language, Words> = {
  en: {
    subject: "Confirm your email",
    lines: ["Confirm your email to create your account.", "The link works once, within 24 hours."],
    action: "Confirm and continue",
    why: "If you did not ask for this, ignore the message: no account is created.",
  },
  cn: {
    subject: "确认您的邮箱",
    lines: ["请确认您的邮箱以创建账号。", "此链接仅可使用一次，24 小时内有效。"],
    action: "确认并继续",
    why: "如果这不是您的操作，请忽略此邮件，不会创建账号。",
  },
};

const REGISTERED: Record<Language, Words> = {
  en: {
    subject: "You already have an account",
    lines: [
      "Someone, probably you, tried to register with this email, which has an account already.",
      "Log in, or reset the password if you have forgotten it.",
    ],
    action: "Log in",
    why: "If you did not try this, you need not do anything.",
  },
  cn: {
    subject: "您已有账号",
    lines: ["有人尝试用此邮箱注册，但该邮箱已有账号。", "请直接登录；如忘记密码，可重置密码。"],
    action: "登录",
    why: "如果这不是您的操作，请忽略此邮件。",
  },
};

const TRIES: Record<Language, Words> = {
  en: {
    subject: "Someone is trying to sign in to your account",
    lines: [
      "There were many tries to sign in to your account with wrong passwords, from browsers that you have not used before.",
      "Nobody got in. Your account stays open to you: browsers that you have signed in with are not slowed down.",
      "If you use this password anywhere else, set a new one now.",
    ],
    action: "Set a new password",
    why: "If it was you, you need not do anything. You get this message at most once a day.",
  },
  cn: {
    subject: "有人正在尝试登录您的账号",
    lines: [
      "有人在您未使用过的浏览器上，多次用错误的密码尝试登录您的账号。",
      "没有人登录成功。您的账号仍可正常使用，您登录过的浏览器不受影响。",
      "如果您在其他地方也使用此密码，请立即设置新密码。",
    ],
    action: "设置新密码",
    why: "如果是您本人的操作，请忽略此邮件。此类邮件每天最多发送一封。",
  },
};

const STAFF_INVITE: Record<Language, Words> = {
  en: {
    subject: "Join the staff console of Candor",
    lines: [
      "An account of the staff console was made for you. Set a password to begin.",
      "The link works once, within 7 days.",
    ],
    action: "Set your password",
    why: "If you did not expect this, ignore the message.",
  },
  cn: {
    subject: "邀请您加入 Candor 管理台",
    lines: ["已为您创建管理台账号，请设置密码后开始使用。", "此链接仅可使用一次，7 天内有效。"],
    action: "设置密码",
    why: "如果您不清楚此邮件的来由，请忽略。",
  },
};

const FACTOR_RESET: Record<Language, (by: string | null) => Words> = {
  en: (by) => ({
    subject: "Two-step sign-in was reset for your account",
    lines: [
      `${by ?? "The operator of the server"} removed your authenticator app, passkeys and recovery codes, and ended your sessions in the staff console.`,
      "Sign in with your password, and set up two-step sign-in again.",
    ],
    action: "Sign in",
    why: "If you did not ask for this, tell a colleague with the permission “super” at once.",
  }),
  cn: (by) => ({
    subject: "您账号的两步验证已被重置",
    lines: [
      chinese`${by ?? "服务器管理员"}已移除您的身份验证器、通行密钥和恢复码，并结束了您在管理台的所有会话。`,
      "请使用密码登录，并重新设置两步验证。",
    ],
    action: "登录",
    why: "如果这不是您要求的操作，请立即告知拥有 super 权限的同事。",
  }),
};

const CODES_LEFT = (left: number) =>
  left === 0
    ? "none of your codes is left"
    : left === 1
      ? "1 of your codes is left"
      : `${left} of your codes are left`;

const RECOVERY_USED: Record<Language, (left: number) => Words> = {
  en: (left) => ({
    subject: "A recovery code was used to sign in to your account",
    lines: [
      `Somebody who knows your password signed in to the staff console with one of your recovery codes. It is used up; ${CODES_LEFT(left)}.`,
      left === 0
        ? "If that was you, get new recovery codes: without them you cannot sign in when your other ways fail. Your other sessions go on."
        : "If that was you, nothing needs to be done. Your other sessions go on.",
    ],
    action: "Open your sign-in",
    why: "If it was not you, change your password, get new recovery codes and end all other sessions there, and tell a colleague with the permission “super” at once.",
  }),
  cn: (left) => ({
    subject: "您的账号已使用恢复码登录",
    lines: [
      `有人使用您的密码和一个恢复码登录了管理台。该恢复码已失效，${left === 0 ? "您已没有可用的恢复码" : `您还剩 ${left} 个恢复码`}。`,
      left === 0
        ? "如果是您本人操作，请获取新的恢复码，否则其他验证方式不可用时您将无法登录。您的其他会话不受影响。"
        : "如果是您本人操作，则无需处理。您的其他会话不受影响。",
    ],
    action: "打开您的登录设置",
    why: "如果不是您本人操作，请立即在该页面更改密码、获取新的恢复码并结束所有其他会话，并告知拥有 super 权限的同事。",
  }),
};

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

/** Whom a message about an account goes to, and which one it is: the same id is never written twice. */
export interface Recipient {
  id: string;
  companyId: string | null;
  /** Null: not known yet. */
  name: string | null;
  email: string;
  language: Language;
}

function message(kind: string, words: Words, to: Recipient, href: string): Message {
  return {
    companyId: to.companyId,
    reason: `${kind}:${to.id}`,
    to: to.email,
    subject: words.subject,
    ...mailOf(to.language, {
      hello: HELLO[to.language](to.name),
      lines: words.lines,
      link: { href, text: words.action },
      why: words.why,
    }),
  };
}

/** The link that sets a new password. */
export const resetMail = (to: Recipient, href: string) => message("reset", RESET[to.language], to, href);

/** The link that signs in. */
export const magicMail = (to: Recipient, href: string) => message("magic", MAGIC[to.language], to, href);

/** The link that confirms an e-mail and opens the registration. */
export const registerMail = (to: Recipient, href: string) =>
  message("register", REGISTER[to.language], to, href);

/** What someone with an account gets instead. */
export const registeredMail = (to: Recipient, href: string) =>
  message("registered", REGISTERED[to.language], to, href);

/** The link with which a new member of staff sets a password. */
export const staffInviteMail = (to: Recipient, href: string) =>
  message("staff_invite", STAFF_INVITE[to.language], to, href);

/** Tells a member of staff that their second factor was taken away; `by` is null for the operator. */
export const factorResetMail = (to: Recipient, href: string, by: string | null) =>
  message("factor_reset", FACTOR_RESET[to.language](by), to, href);

/**
 * Tells a member of staff that one of their recovery codes was used, and how many are left. In both languages: which one
 * they read is not kept, and who used the code may be a stranger.
 */
export function recoveryUsedMail(to: Omit<Recipient, "language">, href: string, left: number): Message {
  const [en, cn] = [RECOVERY_USED.en(left), RECOVERY_USED.cn(left)];
  const words = {
    subject: `${en.subject} / ${cn.subject}`,
    lines: [...en.lines, ...cn.lines],
    action: `${en.action} / ${cn.action}`,
    why: `${en.why} ${cn.why}`,
  };
  return message("recovery_used", words, { ...to, language: "en" }, href);
}

/** Tells of tries to guess the password. */
export const signInWarning = (to: Recipient, href: string) => message("tries", TRIES[to.language], to, href);

/** The link that joins a team. */
export const inviteMail = (
  to: Recipient,
  href: string,
  invite: { inviter: string; company: string; role: Role },
) => message("invite", INVITE[to.language](invite), to, href);
