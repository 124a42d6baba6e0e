import { EXPORT_ROWS_MAX, type exportScenarios, type ParsedRequestOf } from "@candor/api/contract";
import { CHECK_STATUSES, type Framework, type Language, STATUS_WORDS } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import type { Db } from "../database/transaction.ts";
import type { ExportTable } from "../exports/table.ts";
import { joined } from "../exports/words.ts";
import { PerPublication } from "../results/per-publication.ts";
import { latestResults } from "./latest-results.ts";
import { scenariosOf } from "./scenarios.ts";

const HEADS: Record<Language, readonly string[]> = {
  en: ["Scenario", "Frameworks", "Followed", "Passed", "With a verdict", "Change in points"],
  cn: ["场景", "法规与标准", "关注", "通过数", "有结论的检查项数", "通过率变化（百分点）"],
};
const YES: Record<Language, string> = { en: "yes", cn: "是" };

const NAMES: Record<Framework, string> = {
  gdpr: "GDPR",
  eprivacy: "ePrivacy",
  ccpa: "CPRA/CCPA",
  coppa: "COPPA",
  pipl: "PIPL",
  lgpd: "LGPD",
  hipaa: "HIPAA",
  pdpa_sg: "PDPA",
  pipa_kr: "PIPA",
  appi: "APPI",
  iso27001: "ISO/IEC 27001",
  iso27701: "ISO/IEC 27701",
};

/** The filtered scenarios, each with how the company stands in it. */
export async function scenariosTable(
  tx: Db,
  customer: Customer,
  { format: _, ...filters }: ParsedRequestOf<typeof exportScenarios>,
  language: Language,
): Promise<ExportTable> {
  const query = { ...filters, page: 1, page_size: EXPORT_ROWS_MAX };
  const { list, total } = await scenariosOf(tx, new PerPublication(latestResults), customer, query, language);
  return {
    name: "scenarios",
    sheet: language === "cn" ? "合规场景" : "Scenarios",
    heads: [...HEADS[language], ...CHECK_STATUSES.map((status) => STATUS_WORDS[status][language])],
    truncated: total > list.length,
    rows: list.map((row) => [
      row.title[language],
      joined(
        row.frameworks.map((framework) => NAMES[framework]),
        language,
      ),
      row.followed ? YES[language] : null,
      row.passed,
      row.total,
      row.change,
      ...CHECK_STATUSES.map((status) => row.counts[status]),
    ]),
  };
}
