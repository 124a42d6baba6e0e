import type { currentPasswordMessages as currentEn, passwordMessages as en } from "../en/password.ts";

export const passwordMessages: Record<keyof typeof en, string> = {
  "auth.password_weak": "密码至少 8 位，须包含大写字母、小写字母和数字。",
  "auth.password_long": "密码最多 256 个字符。",
};

export const currentPasswordMessages: Record<keyof typeof currentEn, string> = {
  "auth.current_password_required": "请输入当前密码。",
};
