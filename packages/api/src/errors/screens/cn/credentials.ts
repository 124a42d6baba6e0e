import type { credentialMessages as en } from "../en/credentials.ts";
import { currentPasswordMessages, passwordMessages } from "./password.ts";

export const credentialMessages: Record<keyof typeof en, string> = {
  "auth.email_incorrect": "邮箱地址不正确，请重新输入。",
  "auth.mail_timeout": "服务器在 30 秒内未响应。请先查看收件箱，再重试。",
  "auth.link_incomplete": "请打开邮件中的完整链接，不要遗漏末尾字符。",
  "auth.sign_on_elsewhere": "此次登录由其他标签页或浏览器发起，或已完成。请从登录页面重新开始。",
  "auth.new_password_required": "请输入新密码。",
  "auth.password_rule": "密码至少 8 位，须包含字母和数字。",
  ...passwordMessages,
  ...currentPasswordMessages,
  "auth.confirm_password_required": "请再次输入新密码。",
  "auth.passwords_differ": "两次输入的密码不一致。",
  "auth.submit_failed": "提交失败，请重试。",
  "auth.user_name_required": "请输入用户名。",
  "auth.name_long": "最多 80 个字符。",
  "auth.company_required": "请输入公司名称。",
};
