import type { Language } from "@candor/api/entities";
import { accountMail, type Recipient, type Words } from "./account.ts";
import { chinese } from "./chinese.ts";
import type { Message } from "./outbox.ts";

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

/** The link with which a new member of staff sets a password. */
export const staffInviteMail = (to: Recipient, href: string) =>
  accountMail("staff_invite", STAFF_INVITE[to.language], to, href);

/** Tells a member of staff that their second factor was taken away; `by` is null for the operator. */
export const factorResetMail = (to: Recipient, href: string, by: string | null) =>
  accountMail("factor_reset", FACTOR_RESET[to.language](by), to, href);

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
  return accountMail("recovery_used", words, { ...to, language: "en" }, href);
}
