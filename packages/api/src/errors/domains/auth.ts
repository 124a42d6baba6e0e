import { checkMessages as cnChecks } from "../screens/cn/check.ts";
import { credentialMessages as cn } from "../screens/cn/credentials.ts";
import { checkMessages as enChecks } from "../screens/en/check.ts";
import { credentialMessages as en } from "../screens/en/credentials.ts";
import type { ErrorTexts } from "./texts.ts";

/** Signing in, passwords and one-time links. */
export const authErrors = {
  "auth.invalid_credentials": {
    http: 200,
    en: "The email or the password is incorrect.",
    cn: "邮箱或密码不正确。",
  },
  "auth.too_frequent": {
    http: 429,
    en: "Actions too frequent, try again later.",
    cn: "操作过于频繁，请稍后再试。",
  },
  "auth.setup_link_invalid": {
    http: 200,
    en: "This link has been used or has expired. Restart the server to print a new one.",
    cn: "此链接已使用或已过期。请重新启动服务器以获取新链接。",
  },
  "auth.password_weak": { http: 200, en: en["auth.password_weak"], cn: cn["auth.password_weak"] },
  "auth.password_rule": { http: 200, en: en["auth.password_rule"], cn: cn["auth.password_rule"] },
  "auth.passwords_differ": { http: 200, en: en["auth.passwords_differ"], cn: cn["auth.passwords_differ"] },
  "auth.password_wrong": {
    http: 200,
    en: "The current password is incorrect.",
    cn: "当前密码不正确。",
  },
  "auth.reset_link_expired": {
    http: 200,
    en: "This link has expired. Send the reset email again.",
    cn: "此链接已失效，请重新发送重置邮件。",
  },
  "auth.magic_link_expired": {
    http: 200,
    en: "This sign-in link has expired or has been used. Request a new one.",
    cn: "此登录链接已过期或已使用，请重新获取。",
  },
  "auth.register_link_expired": {
    http: 200,
    en: "This link has expired or has been used. Enter your email again.",
    cn: "此链接已过期或已使用，请重新输入邮箱。",
  },
  "auth.preview_link_expired": {
    http: 200,
    en: "This preview link has expired or has been used. Open the preview again from the console.",
    cn: "此预览链接已过期或已使用，请从管理台重新打开预览。",
  },
  "auth.preview_forbidden": {
    http: 403,
    en: enChecks["auth.preview_forbidden"],
    cn: cnChecks["auth.preview_forbidden"],
  },
  "auth.registration_closed": {
    http: 200,
    en: "Registration is closed here. Ask an administrator of your team for an invitation.",
    cn: "此处未开放注册，请联系团队管理员邀请您。",
  },
  "auth.account_registered": {
    http: 200,
    en: "This account is already registered. Log in instead.",
    cn: "该账号已注册，请直接登录。",
  },
  "auth.redirect_not_allowed": {
    http: 200,
    en: "The page to return to is not allowed.",
    cn: "不允许跳转到该页面。",
  },
  "auth.sso_not_configured": {
    http: 200,
    en: "Single sign-on is not configured here. Log in another way.",
    cn: "此处未配置单点登录，请使用其他方式登录。",
  },
  "auth.sso_unavailable": {
    http: 200,
    en: "The sign-on provider does not answer. Try again later or log in another way.",
    cn: "单点登录服务暂无响应，请稍后再试或使用其他方式登录。",
  },
  "auth.sso_failed": {
    http: 200,
    en: "Your organisation’s sign-in was declined, or its answer cannot be trusted. Start again from the sign-in page.",
    cn: "贵组织的登录被取消或拒绝，或其返回结果无法验证。请返回登录页面重新开始。",
  },
  "auth.sso_unknown_account": {
    http: 200,
    en: "No account belongs to this sign-on. Ask an administrator of your team for an invitation.",
    cn: "没有与此登录对应的账号，请联系团队管理员邀请您。",
  },
  "auth.language_fixed": {
    http: 200,
    en: "The language of this account is fixed.",
    cn: "该账号的语言已固定。",
  },
  "auth.session_not_found": {
    http: 200,
    en: "This session has already ended.",
    cn: "该会话已结束。",
  },
  "auth.company_suspended": {
    http: 200,
    en: "The access of your company is suspended. Contact the business team.",
    cn: "贵公司的访问权限已暂停，请联系商务团队。",
  },
  "auth.staff_disabled": {
    http: 200,
    en: "Your account in the console is disabled. Ask a colleague with the permission “super”.",
    cn: "您的管理台账号已停用，请联系拥有“super”权限的同事。",
  },
  "auth.second_step_expired": {
    http: 200,
    en: "This sign-in took too long. Enter your email and password again.",
    cn: "本次登录已超时，请重新输入邮箱和密码。",
  },
  "auth.totp_wrong": {
    http: 200,
    en: "This code is incorrect or has been used. Enter the one that your app shows now.",
    cn: "验证码不正确或已使用，请输入应用当前显示的验证码。",
  },
  "auth.recovery_code_wrong": {
    http: 200,
    en: "This recovery code is incorrect or has been used. Try another one.",
    cn: "恢复码不正确或已使用，请尝试其他恢复码。",
  },
  "auth.passkey_refused": {
    http: 200,
    en: "This passkey was not accepted. Try again, or use another way.",
    cn: "该通行密钥未被接受，请重试或使用其他方式。",
  },
  "auth.passkey_limit": {
    http: 200,
    en: "You have ten passkeys already. Remove one first.",
    cn: "您已有十个通行密钥，请先移除一个。",
  },
  "auth.passkey_not_found": {
    http: 200,
    en: "This passkey has been removed already. Reload the page.",
    cn: "该通行密钥已被移除，请刷新页面。",
  },
  "auth.factor_setup_expired": {
    http: 200,
    en: "Setting this up took too long. Start again.",
    cn: "设置已超时，请重新开始。",
  },
  "auth.factor_last": {
    http: 200,
    en: "Two-step sign-in is required here. Add another second step before you remove this one.",
    cn: "此处要求使用两步验证。请先添加另一种验证方式，再移除此方式。",
  },
  "auth.factor_none": {
    http: 200,
    en: "Recovery codes belong to two-step sign-in. Set up a second step first.",
    cn: "恢复码需与两步验证配合使用，请先设置两步验证。",
  },
  "auth.factor_own_first": {
    http: 200,
    en: "Set up two-step sign-in for your own account first. Then require it of everyone.",
    cn: "请先为您自己的账号设置两步验证，再要求所有人使用。",
  },
  "auth.factor_required": {
    http: 403,
    en: "Set up two-step sign-in first: this console requires it.",
    cn: "管理台要求使用两步验证，请先完成设置。",
  },
  "auth.staff_link_expired": {
    http: 200,
    en: "This link has expired or has been used. Ask an administrator of the console for a new one.",
    cn: "此链接已过期或已使用，请向管理台管理员索取新链接。",
  },
} as const satisfies ErrorTexts;
