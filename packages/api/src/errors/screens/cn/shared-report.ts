import type { sharedReportMessages as en } from "../en/shared-report.ts";

export const sharedReportMessages: Record<keyof typeof en, string> = {
  "assessment.share_password_short": "请至少输入 8 个字符，或留空。",
  "assessment.share_password_missing": "请输入密码。",
};
