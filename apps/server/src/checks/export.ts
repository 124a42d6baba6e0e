import { EXPORT_ROWS_MAX, type ListedCheck } from "@candor/api/contract";
import { type Language, STATUS_WORDS } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import type { Db } from "../database/transaction.ts";
import type { Cell, ExportTable } from "../exports/table.ts";
import { citesOf, RESOLUTION_WORDS } from "../exports/words.ts";
import type { CheckFilters } from "./filters.ts";
import { checkIds, rowsOf } from "./list.ts";

const HEADS: Record<Language, readonly string[]> = {
  en: [
    ...["Check", "Title", "Status", "Resolution", "Category", "Scenario"],
    ...["Object", "Frameworks", "Owner", "Jira issue", "Changed"],
  ],
  cn: [
    ...["检查项", "标题", "状态", "处理状态", "类别", "场景"],
    ...["对象", "法规与标准", "负责人", "Jira 工单", "变更时间"],
  ],
};

/** Rows that are read at once. */
const BATCH = 1_000;

const cellsOf = (row: ListedCheck, language: Language): Cell[] => [
  row.check_id,
  row.title[language],
  STATUS_WORDS[row.status][language],
  RESOLUTION_WORDS[row.resolution][language],
  row.category[language],
  row.scenario[language],
  row.object_name,
  citesOf(row.citations, language),
  row.owner,
  row.issue?.key ?? null,
  new Date(row.changed_at),
];

/** The filtered checks, in the order asked for. */
export async function checksTable(
  tx: Db,
  customer: Customer,
  filters: CheckFilters,
  language: Language,
): Promise<ExportTable> {
  // One more than a file takes tells whether there are more.
  const ids = await checkIds(tx, customer, { ...filters, page: 1, page_size: EXPORT_ROWS_MAX + 1 }, language);
  const shown = ids.slice(0, EXPORT_ROWS_MAX);
  const rows: Cell[][] = [];
  for (let from = 0; from < shown.length; from += BATCH) {
    const batch = await rowsOf(tx, shown.slice(from, from + BATCH));
    for (const row of batch) rows.push(cellsOf(row, language));
  }
  const sheet = language === "cn" ? "检查项" : "Checks";
  return { name: "checks", sheet, heads: HEADS[language], rows, truncated: ids.length > shown.length };
}
