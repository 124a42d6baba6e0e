import { EXPORT_ROWS_MAX, type exportDecisions, type ParsedRequestOf } from "@candor/api/contract";
import type { DecisionKind, Language, ManualDuration, Role } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import type { Db } from "../database/transaction.ts";
import type { ExportTable } from "../exports/table.ts";
import { decisionPage } from "./list.ts";

type Words<K extends string> = Record<K, Record<Language, string>>;

const HEADS: Record<Language, readonly string[]> = {
  en: ["When", "Decision", "Check", "Object", "About", "Reason", "By", "In force until", "Ended"],
  cn: ["时间", "决定", "检查项", "对象", "涉及", "原因", "决定人", "有效至", "结束时间"],
};

const KINDS: Words<DecisionKind> = {
  manual_passed: { en: "Set to Passed by hand", cn: "手动设为通过" },
  manual_restored: { en: "Restored to the detected result", cn: "恢复为检测结果" },
  marked_resolved: { en: "Marked resolved", cn: "已标记解决" },
  unmarked_resolved: { en: "Unmarked resolved", cn: "取消已解决标记" },
  role_changed: { en: "Role changed", cn: "变更角色" },
  published: { en: "Assessment published", cn: "发布评估" },
  corrected: { en: "Published results corrected", cn: "更正已发布的结果" },
};

const UNTIL: Words<ManualDuration> = {
  next_assessment: { en: "the next assessment", cn: "下次评估" },
  forever: { en: "forever", cn: "永久" },
};

const ROLE_WORDS: Words<Role> = {
  owner: { en: "Administrator", cn: "管理员" },
  viewer: { en: "Member", cn: "成员" },
};

/** The filtered ledger. */
export async function decisionsTable(
  tx: Db,
  customer: Customer,
  { format: _, ...filters }: ParsedRequestOf<typeof exportDecisions>,
  language: Language,
): Promise<ExportTable> {
  const query = { ...filters, page: 1, page_size: EXPORT_ROWS_MAX };
  const { list, total } = await decisionPage(tx, customer, query, language);
  return {
    name: "decisions",
    sheet: language === "cn" ? "决定记录" : "Decisions",
    heads: HEADS[language],
    truncated: total > list.length,
    rows: list.map(({ check, person, assessment, ...row }) => [
      new Date(row.at),
      KINDS[row.kind][language],
      check?.title[language] ?? null,
      check?.object_name ?? null,
      person
        ? `${person.name}${language === "cn" ? "：" : ": "}${ROLE_WORDS[person.role][language]}`
        : assessment && `S-${assessment.number}`,
      row.reason,
      row.by,
      row.until && UNTIL[row.until][language],
      row.ended_at === null ? null : new Date(row.ended_at),
    ]),
  };
}
