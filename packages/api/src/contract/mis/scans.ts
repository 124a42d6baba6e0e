import { defineCall, staff } from "../call.ts";

const access = staff("view_scan");

export const createScan = defineCall({
  id: "scan.create",
  method: "POST",
  path: "/api/mis/v2/scan/create",
  access,
  keepDuplicates: true,
});

export const listScanObjects = defineCall({
  id: "scan.objects",
  method: "POST",
  path: "/api/mis/v2/scan/objects",
  access,
});

/** The highest number that a publication of one assessment can have in a request. */
export const PUBLICATION_MAX = 1000;

export const diffScan = defineCall({
  id: "scan.diff",
  method: "POST",
  path: "/api/mis/v2/scan/diff",
  access,
});

export const previewRegenerate = defineCall({
  id: "scan.previewRegenerate",
  method: "POST",
  path: "/api/mis/v2/scan/preview-regenerate",
  access,
});

export const listReports = defineCall({
  id: "scan.reportList",
  method: "POST",
  path: "/api/mis/v2/scan/report-list",
  access,
});

export const getReport = defineCall({
  id: "scan.reportDetail",
  method: "POST",
  path: "/api/mis/v2/scan/report-detail",
  access,
});

export const listUnknown = defineCall({
  id: "scan.unknown",
  method: "POST",
  path: "/api/mis/v2/scan/unknown",
  access,
});

export const previewKnown = defineCall({
  id: "scan.previewKnown",
  method: "POST",
  path: "/api/mis/v2/scan/preview-known",
  access,
});
