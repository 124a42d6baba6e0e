import { EXPORT_ROWS_MAX, type exportChecks, type ReplyOf } from "@candor/api/contract";
import { type CheckStatus, type Language, PLAN_FEATURES, planOf } from "@candor/api/entities";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { assertPlanRuns } from "../companies/plan.ts";
import type { Db } from "../database/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import { toCsv } from "./csv.ts";
import { checkPage } from "./list.ts";
import type { PublishedGroups } from "./published-groups.ts";
import type { CheckFilters } from "./query.ts";

const HEADS: Record<Language, readonly string[]> = {
  en: ["Check", "Title", "Status", "Category", "Scenario", "Object", "Laws", "Owner", "Changed"],
  cn: ["检查项", "标题", "状态", "类别", "场景", "对象", "法规与标准", "负责人", "更新时间"],
};

const STATUSES: Record<CheckStatus, Record<Language, string>> = {
  critical: { en: "Critical", cn: "严重" },
  medium: { en: "Medium", cn: "中等" },
  low: { en: "Low", cn: "低" },
  potential: { en: "Potential", cn: "潜在" },
  uncertain: { en: "To be confirmed", cn: "待确认" },
  error: { en: "Error", cn: "检测异常" },
  resolved: { en: "Marked resolved", cn: "已标记解决" },
  passed: { en: "Passed", cn: "通过" },
};

/** The filtered checks as CSV. */
export async function exportOf(
  db: Db,
  known: PublishedGroups,
  customer: Customer,
  filters: CheckFilters,
  language: Language,
): Promise<ReplyOf<typeof exportChecks>> {
  if (!PLAN_FEATURES[planOf(customer.company.product_version)].export) throw new Refusal("check.export_paid");
  assertPlanRuns(customer.company);
  const page = { ...filters, page: 1, page_size: EXPORT_ROWS_MAX };
  const { list, total } = await checkPage(db, known, customer, page, language);
  const rows = list.map((row) => [
    row.check_id,
    row.title[language],
    STATUSES[row.status][language],
    row.category[language],
    row.scenario[language],
    row.object_name,
    row.citations.map(({ cite }) => cite[language]).join(language === "cn" ? "；" : "; "),
    row.owner ?? "",
    row.changed_at,
  ]);
  await audit(db, { customer }, { action: "check.export", detail: { rows: rows.length, ...filters } });
  return {
    file_name: `checks-${new Date().toISOString().slice(0, 10)}.csv`,
    content: toCsv([HEADS[language], ...rows]),
    rows: rows.length,
    truncated: total > rows.length,
  };
}
