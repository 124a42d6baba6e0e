import { memberMessages as cn } from "../screens/cn/member.ts";
import { planMessages as planCn } from "../screens/cn/plan.ts";
import { memberMessages as en } from "../screens/en/member.ts";
import { planMessages as planEn } from "../screens/en/plan.ts";
import type { ErrorTexts } from "./texts.ts";

/** The team, its invitations, and the company itself. */
export const memberErrors = {
  "member.not_found": {
    http: 200,
    en: "This member is not in the team any more.",
    cn: "该成员已不在团队中。",
  },
  "member.last_owner": {
    http: 200,
    en: "The team needs an administrator. Make another member administrator first.",
    cn: "团队至少需要一位管理员，请先将其他成员设为管理员。",
  },
  "member.email_already_in": {
    http: 200,
    en: "This member is already in the team.",
    cn: "该成员已在团队中。",
  },
  "member.email_exist": {
    http: 200,
    en: "This user has joined another team.",
    cn: "该用户已加入其他团队。",
  },
  "member.invite_failed": {
    http: 200,
    en: "The invitation failed. Try again later.",
    cn: "邀请失败，请稍后再试。",
  },
  "member.limit_reached": {
    http: 200,
    en: en["member.limit_reached"],
    cn: cn["member.limit_reached"],
  },
  "member.plan_ended": {
    http: 200,
    en: planEn["member.plan_ended"],
    cn: planCn["member.plan_ended"],
  },
  "member.invitation_not_found": {
    http: 200,
    en: "This invitation does not exist any more.",
    cn: "该邀请已不存在。",
  },
  "member.already_joined": {
    http: 200,
    en: "This member has already joined, so the invitation cannot be changed.",
    cn: "该成员已加入，无法再更改邀请。",
  },
  "member.invite_link_expired": {
    http: 200,
    en: "This link has expired. Contact your team to send it again.",
    cn: "此链接已失效，请联系团队成员重新发送。",
  },
  "member.account_registered": {
    http: 200,
    en: "This account is already registered. Log in instead.",
    cn: "该账号已注册，请直接登录。",
  },
  "member.account_abnormal": {
    http: 200,
    en: "The state of this account is abnormal. Contact your team.",
    cn: "账号状态异常，请联系您的团队。",
  },
  "member.company_not_found": {
    http: 200,
    en: "This company does not exist any more.",
    cn: "该公司已不存在。",
  },
} as const satisfies ErrorTexts;
