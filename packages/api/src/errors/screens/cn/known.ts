import type { knownMessages as en } from "../en/known.ts";

export const knownMessages: Record<keyof typeof en, string> = {
  "known.name_missing": "请输入名称。",
  "known.name_long": "最多 120 个字符。",
  "known.cookie_invalid": "请输入至少两个字符的名称，不含空格、逗号、分号或等号。",
  "known.hosts_invalid": "请输入 1 至 20 个主机名，用逗号分隔，例如 stats.example.com。",
  "known.country_invalid": "请输入国家或地区的两位字母代码，例如 DE，或留空。",
};
