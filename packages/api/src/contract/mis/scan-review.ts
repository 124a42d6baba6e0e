import { defineCall, staff } from "../call.ts";

export const listScans = defineCall({
  id: "scan.list",
  method: "POST",
  path: "/api/mis/v2/scan/list",
  access: staff("view_scan"),
});

export const getScan = defineCall({
  id: "scan.detail",
  method: "POST",
  path: "/api/mis/v2/scan/detail",
  access: staff("view_scan"),
});

export const getScanFile = defineCall({
  id: "scan.file",
  method: "POST",
  path: "/api/mis/v2/scan/file",
  access: staff("view_scan"),
});

export const editResult = defineCall({
  id: "scan.editResult",
  method: "POST",
  path: "/api/mis/v2/scan/result-edit",
  access: staff("view_scan"),
  keepDuplicates: true,
});

export const restoreResult = defineCall({
  id: "scan.restoreResult",
  method: "POST",
  path: "/api/mis/v2/scan/result-restore",
  access: staff("view_scan"),
  keepDuplicates: true,
});

export const publishScan = defineCall({
  id: "scan.publish",
  method: "POST",
  path: "/api/mis/v2/scan/publish",
  access: staff("view_scan"),
  keepDuplicates: true,
});

export const regenerateScan = defineCall({
  id: "scan.regenerate",
  method: "POST",
  path: "/api/mis/v2/scan/regenerate",
  access: staff("view_scan"),
  keepDuplicates: true,
});

export const rescanScan = defineCall({
  id: "scan.rescan",
  method: "POST",
  path: "/api/mis/v2/scan/rescan",
  access: staff("view_scan"),
  keepDuplicates: true,
});

/** Most characters of a text that stands in place of the engine's. */
export const RESULT_TEXT_MAX = 8000;

/** Most characters of a reason that customers read. */
export const FAILURE_REASON_MAX = 500;

export const failScan = defineCall({
  id: "scan.markFailed",
  method: "POST",
  path: "/api/mis/v2/scan/mark-failed",
  access: staff("view_scan"),
  keepDuplicates: true,
});

export const listMail = defineCall({
  id: "mail.list",
  method: "POST",
  path: "/api/mis/v2/mail/list",
  access: staff("view_scan"),
});
