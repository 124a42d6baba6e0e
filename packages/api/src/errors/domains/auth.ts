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
  "auth.password_weak": {
    http: 200,
    en: "Use at least 8 characters with upper case, lower case and digits.",
    cn: "密码至少 8 位，须包含大写字母、小写字母和数字。",
  },
} as const satisfies ErrorTexts;
