import type { Bilingual } from "../common.ts";
import type { CheckStatus } from "../tables.ts";

/** What a check's status is called where a file or a table's cell says it. */
export const STATUS_WORDS: Readonly<Record<CheckStatus, Bilingual>> = {
  critical: { en: "Critical", cn: "严重" },
  medium: { en: "Medium", cn: "中等" },
  low: { en: "Low", cn: "低" },
  potential: { en: "Potential", cn: "潜在" },
  uncertain: { en: "To be confirmed", cn: "待确认" },
  error: { en: "Error", cn: "检测异常" },
  resolved: { en: "Marked resolved", cn: "已标记解决" },
  passed: { en: "Passed", cn: "通过" },
};
