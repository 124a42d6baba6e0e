import type { whitelistMessages as en } from "../en/whitelist.ts";

export const whitelistMessages: Record<keyof typeof en, string> = {
  "whitelist.email_invalid": "请输入有效的邮箱地址。",
  "whitelist.domain_invalid": "请输入域名，不含 https:// 和 @，例如 linden.example。",
  "whitelist.company_required": "请选择公司。",
  "whitelist.listed": "已在白名单中。请更换对象，或在列表中编辑已有条目。",
};
