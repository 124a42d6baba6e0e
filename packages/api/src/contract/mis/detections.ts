import { defineCall, defineFileCall, staff } from "../call.ts";

const access = staff("view_detection");

/** Rows that a file of described checks may have. */
export const DETECTION_ROWS_MAX = 2000;

export const exportDetections = defineFileCall({
  id: "metaDetection.export",
  method: "POST",
  path: "/api/mis/v2/configs/meta-detections/export",
  access,
});

/** What is wrong with a cell of an imported file. */
export const CELL_PROBLEMS = [
  "required",
  "choice",
  "format",
  "too_long",
  "too_short",
  "characters",
  "repeated",
] as const;
export type CellProblem = (typeof CELL_PROBLEMS)[number];

export const importDetections = defineCall({
  id: "metaDetection.import",
  method: "POST",
  path: "/api/mis/v2/configs/meta-detections/import",
  access,
  keepDuplicates: true,
});

export const adoptDetections = defineCall({
  id: "metaDetection.adopt",
  method: "POST",
  path: "/api/mis/v2/configs/meta-detections/adopt",
  access,
  keepDuplicates: true,
});
