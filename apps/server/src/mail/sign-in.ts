import type { Language } from "@candor/api/entities";
import { accountMail, type Recipient, type Words } from "./account.ts";

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

/** The link that sets a new password. */
export const resetMail = (to: Recipient, href: string) => accountMail("reset", RESET[to.language], to, href);

/** The link that signs in. */
export const magicMail = (to: Recipient, href: string) => accountMail("magic", MAGIC[to.language], to, href);

/** The link that confirms an e-mail and opens the registration. */
export const registerMail = (to: Recipient, href: string) =>
  accountMail("register", REGISTER[to.language], to, href);

/** What someone with an account gets instead. */
export const registeredMail = (to: Recipient, href: string) =>
  accountMail("registered", REGISTERED[to.language], to, href);

/** Tells of tries to guess the password. */
export const signInWarning = (to: Recipient, href: string) =>
  accountMail("tries", TRIES[to.language], to, href);
