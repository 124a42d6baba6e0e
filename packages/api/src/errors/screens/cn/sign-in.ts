import type { signInMessages as en } from "../en/sign-in.ts";

export const signInMessages: Record<keyof typeof en, string> = {
  "auth.credentials_required": "请输入邮箱和密码。",
  "auth.email_required": "请输入邮箱。",
  "auth.email_invalid": "请输入有效的邮箱。",
  "auth.password_required": "请输入密码。",
  "auth.no_connection": "网络错误。请检查网络后重试。",
  "auth.sign_in_failed": "登录失败，请重试。",
};
