import type { memberMessages as en } from "../en/member.ts";

export const memberMessages: Record<keyof typeof en, string> = {
  "member.email_missing": "请输入邮箱。",
  "member.email_invalid": "请输入有效的邮箱。",
  "member.role_missing": "请选择角色。",
  "member.limit_reached": "成员数量已达套餐上限，请联系商务团队。",
};
