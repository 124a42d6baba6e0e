import { defineCall, staff } from "../call.ts";

const access = staff("view_scan");

/** Most characters of a correction's reason. */
export const CORRECTION_REASON_MAX = 500;

/** Results that one call confirms. */
export const CONFIRM_MAX = 1000;

/** After so many milliseconds without a word, somebody is not there any more. */
export const PRESENCE_MS = 30_000;

export const beginCorrection = defineCall({
  id: "scan.correctionBegin",
  method: "POST",
  path: "/api/mis/v2/scan/correction-begin",
  access,
  keepDuplicates: true,
});

export const discardCorrection = defineCall({
  id: "scan.correctionDiscard",
  method: "POST",
  path: "/api/mis/v2/scan/correction-discard",
  access,
  keepDuplicates: true,
});

export const publishCorrection = defineCall({
  id: "scan.correctionPublish",
  method: "POST",
  path: "/api/mis/v2/scan/correction-publish",
  access,
  keepDuplicates: true,
});

export const confirmResults = defineCall({
  id: "scan.confirmResults",
  method: "POST",
  path: "/api/mis/v2/scan/results-confirm",
  access,
  keepDuplicates: true,
});

export const scanPresence = defineCall({
  id: "scan.presence",
  method: "POST",
  path: "/api/mis/v2/scan/presence",
  access,
});
