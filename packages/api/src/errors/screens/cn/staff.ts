import type { staffMessages as en } from "../en/staff.ts";
import { passwordMessages } from "./password.ts";

export const staffMessages: Record<keyof typeof en, string> = {
  "mis.username_required": "请输入姓名，最多 80 个字符。",
  "mis.setup_failed": "账号未创建，请重试。",
  ...passwordMessages,
};
