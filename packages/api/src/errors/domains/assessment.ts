import { assessmentMessages as cn } from "../screens/cn/assessment.ts";
import { assessmentMessages as en } from "../screens/en/assessment.ts";
import type { ErrorTexts } from "./texts.ts";

/** Assessments and their submission. */
export const assessmentErrors = {
  "assessment.not_found": { http: 200, en: "This assessment does not exist.", cn: "该评估不存在。" },
  "assessment.countdown": {
    http: 200,
    en: "A new assessment cannot start yet under your plan.",
    cn: "根据您的套餐，暂时不能发起新评估。",
  },
  "assessment.not_authorised": {
    http: 200,
    en: en["assessment.not_authorised"],
    cn: cn["assessment.not_authorised"],
  },
  "assessment.not_failed": {
    http: 200,
    en: "Only a failed assessment can be tried again.",
    cn: "只有失败的评估可以重试。",
  },
  "assessment.none_published": {
    http: 200,
    en: "Nothing is published yet. Try again after your first assessment.",
    cn: "尚无已发布的结果，请在首次评估完成后重试。",
  },
  "assessment.not_published": {
    http: 200,
    en: "Only a published report can be shared.",
    cn: "只能分享已发布的报告。",
  },
  "assessment.too_many_shares": {
    http: 200,
    en: "This report has as many links as it may have. Revoke one first.",
    cn: "该报告的链接数量已达上限，请先撤销一个。",
  },
  "assessment.share_gone": {
    http: 200,
    en: "This link opens nothing any more. Ask whoever sent it for another one.",
    cn: "该链接已失效，请向发送者索取新的链接。",
  },
  "assessment.share_password": {
    http: 200,
    en: "The password is incorrect.",
    cn: "密码不正确。",
  },
  "assessment.type_unavailable": {
    http: 200,
    en: "Only websites can be assessed here so far. Take the other objects out and submit again; nothing was submitted.",
    cn: "目前仅支持评估网站。请移除其他对象后重新提交；本次未提交任何内容。",
  },
} as const satisfies ErrorTexts;
