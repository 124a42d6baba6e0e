import { CUSTOMER, defineFileCall } from "../call.ts";

/** Rows an export has at most; `EXPORT_TRUNCATED` says that there were more. */
export const EXPORT_ROWS_MAX = 20_000;

export { EXPORT_TRUNCATED } from "../../client/export-headers.ts";

/** CSV: RFC 4180 with a byte order mark. XLSX: ISO/IEC 29500. No cell of either is a formula. */
export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportChecks = defineFileCall({
  id: "check.export",
  method: "POST",
  path: "/api/portal/v2/check/export",
  access: CUSTOMER,
});

export const exportRisks = defineFileCall({
  id: "risk.export",
  method: "POST",
  path: "/api/portal/v2/risk/export",
  access: CUSTOMER,
});

export const exportScenarios = defineFileCall({
  id: "compliance.export",
  method: "POST",
  path: "/api/portal/v2/compliance/export",
  access: CUSTOMER,
});

export const exportComparison = defineFileCall({
  id: "check.compareExport",
  method: "POST",
  path: "/api/portal/v2/check/compare-export",
  access: CUSTOMER,
});

export const exportAssets = defineFileCall({
  id: "check.assetsExport",
  method: "POST",
  path: "/api/portal/v2/check/assets-export",
  access: CUSTOMER,
});

export const exportEvidence = defineFileCall({
  id: "check.evidenceExport",
  method: "POST",
  path: "/api/portal/v2/check/evidence-export",
  access: CUSTOMER,
});

export const exportCard = defineFileCall({
  id: "application.cardExport",
  method: "POST",
  path: "/api/portal/v2/t/tc-export",
  access: CUSTOMER,
});

export const exportDecisions = defineFileCall({
  id: "decision.export",
  method: "POST",
  path: "/api/portal/v2/decision/export",
  access: CUSTOMER,
});
