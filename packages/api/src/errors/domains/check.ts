import { checkMessages as cn } from "../screens/cn/check.ts";
import { checkMessages as en } from "../screens/en/check.ts";
import type { ErrorTexts } from "./texts.ts";

/** Checks that a customer reads. */
export const checkErrors = {
  "check.not_found": {
    http: 200,
    en: "This check does not exist or is not published yet.",
    cn: "该检查项不存在或尚未发布。",
  },
  "check.file_not_found": {
    http: 200,
    en: "This text is not there any more, or belongs to an assessment that you cannot read. Reload the page.",
    cn: "该文本已不存在，或属于您无权查看的评估，请刷新页面。",
  },
  "check.not_current": {
    http: 200,
    en: "This result is of an earlier assessment and cannot be changed. Open the latest one.",
    cn: "该结果属于较早的评估，不能修改。请打开最新结果。",
  },
  "check.changed": {
    http: 200,
    en: "Somebody changed this check in the meantime. Look at what it says now, then decide again.",
    cn: "该检查项刚刚被他人修改。请查看最新内容后再作决定。",
  },
  "check.not_failing": {
    http: 200,
    en: "Only a failing check can be marked resolved.",
    cn: "只有未通过的检查项可以标记为已解决。",
  },
  "check.not_resolved": {
    http: 200,
    en: "This check is not marked resolved.",
    cn: "该检查项未标记为已解决。",
  },
  "check.already_passed": {
    http: 200,
    en: "This check has passed already.",
    cn: "该检查项已通过。",
  },
  "check.not_manual": {
    http: 200,
    en: "The result of this check was not changed, so there is nothing to restore.",
    cn: "该检查项的结果未被修改，无需恢复。",
  },
  "check.owner_unknown": {
    http: 200,
    en: "This person is not in your team. Choose a member of it.",
    cn: "此人不在您的团队中，请选择团队成员。",
  },
  "check.comment_not_found": {
    http: 200,
    en: "This comment does not exist any more, or is not yours.",
    cn: "该评论已不存在，或不是您发表的。",
  },
  "check.export_paid": {
    http: 200,
    en: "Export is a feature of the paid versions Professional and Enterprise. Upgrade to use it.",
    cn: "导出是付费版本（专业版和企业版）的功能，请升级后使用。",
  },
  "check.compare_unavailable": {
    http: 200,
    en: "A comparison needs two published assessments.",
    cn: "对比需要两次已发布的评估。",
  },
  "check.compare_unknown": {
    http: 200,
    en: "One of these assessments does not exist, or both are the same. Choose two that are published.",
    cn: "其中一次评估不存在，或两次是同一次评估，请选择两次已发布的评估。",
  },
  "check.compare_nothing_common": {
    http: 200,
    en: "These two assessments have no object in common. Choose another one to compare with.",
    cn: "这两次评估没有共同的对象，请选择另一次评估进行对比。",
  },
  "check.scenario_not_found": {
    http: 200,
    en: "This compliance scenario does not exist any more.",
    cn: "该合规场景已不存在。",
  },
  "check.analysis_not_found": {
    http: 200,
    en: "There is no published analysis of this application yet.",
    cn: "该应用尚无已发布的分析。",
  },
  "check.vendor_not_found": {
    http: 200,
    en: "Nothing is known of this vendor beyond what was seen. Look it up by its host, or ask the site's operator.",
    cn: "除检测到的内容外，没有该供应商的其他信息。请按主机名查询，或询问网站运营者。",
  },
  "check.reason_missing": { http: 200, en: en["check.reason_missing"], cn: cn["check.reason_missing"] },
} as const satisfies ErrorTexts;
