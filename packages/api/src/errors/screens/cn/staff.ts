import type { staffMessages as en } from "../en/staff.ts";
import { passwordMessages } from "./password.ts";

export const staffMessages: Record<keyof typeof en, string> = {
  "mis.username_required": "请输入用户名，最多 80 个字符。",
  "mis.setup_failed": "账号未创建，请重试。",
  "mis.stopped_title": "此页面已停止工作",
  "mis.stopped_text": "请重新加载。若再次出现，请将参考编号发给服务器管理员。",
  ...passwordMessages,
  "mis.load_text": "无法获取您的账号信息。请检查网络后重试。",
};
