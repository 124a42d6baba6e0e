import type { accountMessages as en } from "../en/account.ts";

export const accountMessages: Record<keyof typeof en, string> = {
  "account.name_missing": "请填写姓名。",
  "account.name_long": "最多 80 个字符。",
  "account.timezone_unknown": "服务器无法识别此时区。",
};
