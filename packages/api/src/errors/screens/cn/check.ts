import type { checkMessages as en } from "../en/check.ts";

export const checkMessages: Record<keyof typeof en, string> = {
  "check.load_text": "请检查网络后重试。筛选条件和页码已保留。",
};
