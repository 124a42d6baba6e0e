import { checkLogs, exportLogs, listLogs, logSettings, saveLogSettings } from "@candor/api/endpoints";
import { checkChain } from "../../mis/log-chain.ts";
import { logFile } from "../../mis/log-file.ts";
import { saveSettings, settingsOf } from "../../mis/log-retention.ts";
import { logPage } from "../../mis/logs.ts";
import { forStaff, forStaffFile, type Handler } from "../../routing/handler.ts";
import type { Services } from "../../services.ts";

/** The audit log, for those who hold `super`. */
export function logHandlers({ db }: Services): Handler[] {
  return [
    forStaff(listLogs, ({ input }) => logPage(db, input)),
    forStaffFile(exportLogs, ({ input, ...by }) => logFile(db, input, by)),
    forStaff(checkLogs, () => checkChain(db)),
    forStaff(logSettings, () => settingsOf(db)),
    forStaff(saveLogSettings, ({ input, ...by }) => saveSettings(db, input, by)),
  ];
}
