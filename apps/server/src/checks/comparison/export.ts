import { EXPORT_ROWS_MAX, type exportComparison, type ParsedRequestOf } from "@candor/api/contract";
import { type ChangeCause, type CompareCategory, type Language, STATUS_WORDS } from "@candor/api/entities";
import type { Customer } from "../../auth/sessions.ts";
import type { Db } from "../../database/transaction.ts";
import type { ExportTable } from "../../exports/table.ts";
import { PerPublication } from "../../results/per-publication.ts";
import { comparedOf, comparisonOf } from "./overall.ts";

const HEADS: Record<Language, readonly string[]> = {
  en: [
    ...["Check", "Title", "Category", "Object", "Change", "Cause", "Before", "After"],
    ...["Evidence rows added", "Evidence rows removed"],
  ],
  cn: ["检查项", "标题", "类别", "对象", "变化", "原因", "之前", "之后", "新增证据行", "减少证据行"],
};

const CHANGES: Record<CompareCategory, Record<Language, string>> = {
  passed_to_failed: { en: "Passed to failed", cn: "由通过变为未通过" },
  newly_failed: { en: "Newly failed", cn: "新增未通过" },
  always_failed: { en: "Always failed", cn: "一直未通过" },
  failed_to_passed: { en: "Failed to passed", cn: "由未通过变为通过" },
  newly_passed: { en: "Newly passed", cn: "新增通过" },
  always_passed: { en: "Always passed", cn: "一直通过" },
  no_result: { en: "No result", cn: "无结果" },
};

const CAUSES: Record<ChangeCause, Record<Language, string>> = {
  website: { en: "What was seen changed", cn: "检测到的情况有变化" },
  rule: { en: "The rule changed", cn: "检查规则有变化" },
  facts: { en: "One side could not be judged", cn: "其中一次无法判断" },
  decision: { en: "A person decided", cn: "由人工决定" },
};

/** The filtered comparison of two assessments. */
export async function comparisonTable(
  tx: Db,
  customer: Customer,
  { format: _, ...filters }: ParsedRequestOf<typeof exportComparison>,
  language: Language,
): Promise<ExportTable> {
  const query = { ...filters, page: 1, page_size: EXPORT_ROWS_MAX };
  const { list, total } = await comparisonOf(tx, new PerPublication(comparedOf), customer, query, language);
  const statusOf = (side: (typeof list)[number]["before"]) => side && STATUS_WORDS[side.status][language];
  return {
    name: "comparison",
    sheet: language === "cn" ? "版本对比" : "Comparison",
    heads: HEADS[language],
    truncated: total > list.length,
    rows: list.map((row) => [
      row.check_id,
      row.title[language],
      row.category[language],
      row.object_name,
      CHANGES[row.change][language],
      row.cause && CAUSES[row.cause][language],
      statusOf(row.before),
      statusOf(row.after),
      row.evidence?.added ?? null,
      row.evidence?.removed ?? null,
    ]),
  };
}
