import { EXPORT_ROWS_MAX, type exportRisks, type ParsedRequestOf } from "@candor/api/contract";
import { type Language, STATUS_WORDS } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import type { Db } from "../database/transaction.ts";
import type { ExportTable } from "../exports/table.ts";
import { joined } from "../exports/words.ts";
import { PerPublication } from "../results/per-publication.ts";
import { riskPage } from "./list.ts";
import { registerOf } from "./register.ts";

const HEADS: Record<Language, readonly string[]> = {
  en: [
    ...["Check", "Level", "Title", "Scenario", "Category", "Objects that have it", "Objects assessed"],
    ...["Marked resolved", "First seen", "Owners", "Jira issues"],
  ],
  cn: [
    ...["检查项", "级别", "标题", "场景", "类别", "存在问题的对象数", "已评估对象数"],
    ...["已标记解决", "首次发现", "负责人", "Jira 工单"],
  ],
};

/** The filtered risk register. */
export async function risksTable(
  tx: Db,
  customer: Customer,
  { format: _, ...filters }: ParsedRequestOf<typeof exportRisks>,
  language: Language,
): Promise<ExportTable> {
  const query = { ...filters, page: 1, page_size: EXPORT_ROWS_MAX };
  const { list, total } = await riskPage(tx, new PerPublication(registerOf), customer, query, language);
  return {
    name: "risks",
    sheet: language === "cn" ? "风险" : "Risks",
    heads: HEADS[language],
    truncated: total > list.length,
    rows: list.map((risk) => [
      risk.check_id,
      STATUS_WORDS[risk.resolution === "resolved" ? "resolved" : risk.level][language],
      risk.title[language],
      risk.scenario[language],
      risk.category[language],
      risk.objects,
      risk.assessed,
      risk.resolved,
      risk.first_seen ? new Date(risk.first_seen) : null,
      joined(
        risk.owners.map(({ name }) => name),
        language,
      ),
      joined(
        risk.issues.map(({ key }) => key),
        language,
      ),
    ]),
  };
}
