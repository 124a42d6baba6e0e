import * as z from "zod/mini";
import { fieldKey } from "../entities/config-fields.ts";
import { cardAsked } from "./analysis.ts";
import { assetFilters, checkFilters } from "./checks.ts";
import { comparisonFilters } from "./comparison.ts";
import { scenarioFilters } from "./compliance.ts";
import { decisionFilters } from "./decisions.ts";
import { CUSTOMER, defineFile } from "./endpoint.ts";
import { riskFilters } from "./risks.ts";

/** Rows an export has at most; `EXPORT_TRUNCATED` says that there were more. */
export const EXPORT_ROWS_MAX = 20_000;

export { EXPORT_TRUNCATED } from "../client/export-headers.ts";

/** CSV: RFC 4180 with a byte order mark. XLSX: ISO/IEC 29500. No cell of either is a formula. */
export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const format = z._default(z.enum(EXPORT_FORMATS), "csv");
const REFUSED = ["check.export_paid", "member.plan_ended"] as const;
const DOC = "as a file, in one consistent state and the language of Accept-Language. Paid plans only.";

export const exportChecks = defineFile({
  id: "check.export",
  method: "POST",
  path: "/api/portal/v2/check/export",
  access: CUSTOMER,
  request: z.object({ ...checkFilters, format }),
  reply: z.null(),
  errors: REFUSED,
  doc: `The filtered checks ${DOC}`,
});

export const exportRisks = defineFile({
  id: "risk.export",
  method: "POST",
  path: "/api/portal/v2/risk/export",
  access: CUSTOMER,
  request: z.object({ ...riskFilters, format }),
  reply: z.null(),
  errors: REFUSED,
  doc: `The filtered risk register ${DOC}`,
});

export const exportScenarios = defineFile({
  id: "compliance.export",
  method: "POST",
  path: "/api/portal/v2/compliance/export",
  access: CUSTOMER,
  request: z.object({ ...scenarioFilters, format }),
  reply: z.null(),
  errors: REFUSED,
  doc: `The filtered scenarios ${DOC}`,
});

export const exportComparison = defineFile({
  id: "check.compareExport",
  method: "POST",
  path: "/api/portal/v2/check/compare-export",
  access: CUSTOMER,
  request: z.object({ ...comparisonFilters, format }),
  reply: z.null(),
  errors: [...REFUSED, "object.not_found", "check.compare_unavailable", "check.compare_nothing_common"],
  doc: `The filtered comparison of two assessments ${DOC}`,
});

export const exportAssets = defineFile({
  id: "check.assetsExport",
  method: "POST",
  path: "/api/portal/v2/check/assets-export",
  access: CUSTOMER,
  request: z.object({ ...assetFilters, format }),
  reply: z.null(),
  errors: [...REFUSED, "check.not_found"],
  doc: `One check over all assets ${DOC}`,
});

export const exportCard = defineFile({
  id: "application.cardExport",
  method: "POST",
  path: "/api/portal/v2/t/tc-export",
  access: CUSTOMER,
  request: z.object({
    ...cardAsked,
    /** Which of the card's tables. */
    table: z.string().check(z.maxLength(80)),
    /** Which of the table's own tabs; null: the first. */
    view: z._default(z.nullable(z.string().check(z.maxLength(80))), null),
    search: z._default(z.string().check(z.maxLength(200)), ""),
    /** Chosen values by column. */
    filters: z._default(
      z.record(fieldKey, z.array(z.string().check(z.maxLength(400))).check(z.maxLength(200))),
      {},
    ),
    sort: z._default(z.nullable(fieldKey), null),
    descending: z._default(z.boolean(), false),
    format,
  }),
  reply: z.null(),
  errors: [...REFUSED, "check.analysis_not_found"],
  doc: `One table of an application's card as it is filtered and sorted, in the columns that staff export, ${DOC}`,
});

export const exportDecisions = defineFile({
  id: "decision.export",
  method: "POST",
  path: "/api/portal/v2/decision/export",
  access: CUSTOMER,
  request: z.object({ ...decisionFilters, format }),
  reply: z.null(),
  errors: REFUSED,
  doc: `The filtered ledger of decisions ${DOC}`,
});
