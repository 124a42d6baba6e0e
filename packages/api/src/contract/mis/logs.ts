import { defineCall, defineFileCall, staff } from "../call.ts";

const access = staff("super");

/** Lines that are counted; beyond it the reply says that there are more. */
export const LOG_COUNT_MAX = 10_000;

export const listLogs = defineCall({
  id: "mis.logList",
  method: "POST",
  path: "/api/mis/v2/common/log-list",
  access,
});

export const exportLogs = defineFileCall({
  id: "mis.logExport",
  method: "POST",
  path: "/api/mis/v2/common/log-export",
  access,
});

/** What can be wrong with the chain of lines. */
export const LOG_FAULTS = ["changed", "removed"] as const;

export const checkLogs = defineCall({
  id: "mis.logCheck",
  method: "POST",
  path: "/api/mis/v2/common/log-check",
  access,
  keepDuplicates: true,
  timeout: 120_000,
});

/** Fewest and most days for which lines are kept. */
export const LOG_DAYS = { min: 180, max: 3650 } as const;

export const logSettings = defineCall({
  id: "mis.logSettings",
  method: "POST",
  path: "/api/mis/v2/common/log-settings",
  access,
});

export const saveLogSettings = defineCall({
  id: "mis.logSettingsSave",
  method: "POST",
  path: "/api/mis/v2/common/log-settings-save",
  access,
  keepDuplicates: true,
});
