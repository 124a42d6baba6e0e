import { defineCall, staff } from "../call.ts";

const access = staff("view_scan");

/** Why an assessment cannot begin. */
export const SCAN_NOT_BEGUN = [
  "member.company_not_found",
  "mis.no_member",
  "object.not_found",
  "object.locked",
  "object.disabled",
  "assessment.type_unavailable",
] as const;

/** Largest file of a result, in characters. */
export const SCAN_FILE_MAX = 30_000_000;

export const exportScan = defineCall({
  id: "scan.export",
  method: "POST",
  path: "/api/mis/v2/scan/export",
  access,
});

export const importScan = defineCall({
  id: "scan.import",
  method: "POST",
  path: "/api/mis/v2/scan/import",
  access,
  keepDuplicates: true,
});

export const previewImport = defineCall({
  id: "scan.importPreview",
  method: "POST",
  path: "/api/mis/v2/scan/import-preview",
  access,
});

export const getImportSample = defineCall({
  id: "scan.importSample",
  method: "POST",
  path: "/api/mis/v2/scan/import-sample",
  access,
});
