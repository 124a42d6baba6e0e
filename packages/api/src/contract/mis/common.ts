import { defineCall, STAFF, staff } from "../call.ts";

export const signUrls = defineCall({
  id: "mis.urlSign",
  method: "POST",
  path: "/api/mis/v2/common/url-sign",
  access: STAFF,
});

export const STAFF_FILE_BYTES_MAX = 5_242_880;

export const storeFile = defineCall({
  id: "mis.storeFile",
  method: "POST",
  path: "/api/mis/v2/common/file-store",
  access: STAFF,
  keepDuplicates: true,
});

export const renderEvidence = defineCall({
  id: "mis.evidenceRender",
  method: "POST",
  path: "/api/mis/v2/common/trans-evidence-edit-render",
  access: staff("add_detectionability"),
});

export const translateEvidence = defineCall({
  id: "mis.evidenceTranslate",
  method: "POST",
  path: "/api/mis/v2/common/trans-evidence-edit-translate",
  access: staff("add_detectionability"),
  timeout: 120_000,
});

export const renderTemplate = defineCall({
  id: "mis.pprmRender",
  method: "POST",
  path: "/api/mis/v2/common/trans-evidence-pprm-render",
  access: staff("add_detectionability"),
});
