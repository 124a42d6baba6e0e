import {
  beginCorrection as beginEndpoint,
  confirmResults,
  publishCorrection as correctEndpoint,
  discardCorrection as discardEndpoint,
  editResult as editEndpoint,
  failScan,
  getScan,
  listScans,
  publishScan as publishEndpoint,
  regenerateScan as regenerateEndpoint,
  rescanScan,
  restoreResult as restoreEndpoint,
  scanPresence,
} from "@candor/api/endpoints";
import type { StaffMember } from "../auth/sessions.ts";
import { forStaff, type Handler } from "../routing/handler.ts";
import { markFailed, regenerateScan, rescan } from "../scans/actions.ts";
import { confirmAll } from "../scans/confirm.ts";
import { beginCorrection, correctionsOf, discardCorrection, publishCorrection } from "../scans/correction.ts";
import { editResult, restoreResult } from "../scans/edit.ts";
import { scansOf } from "../scans/list.ts";
import { presentAt } from "../scans/presence.ts";
import { publishScan, recipientsOf } from "../scans/publish.ts";
import { scanResult, scanResults, scanRow } from "../scans/staff-view.ts";
import type { Services } from "../services.ts";

export function scanHandlers(services: Services): Handler[] {
  const { db } = services;

  /** Runs an action on one assessment and answers with what it has become. */
  const act =
    <Input extends { id: string }>(
      action: (services: Services, staff: StaffMember, input: Input) => Promise<void>,
    ) =>
    async ({ input, staff }: { input: Input; staff: StaffMember }) => {
      await action(services, staff, input);
      return scanRow(db, input.id);
    };

  return [
    forStaff(listScans, ({ input, language }) => scansOf(db, input, language)),
    forStaff(getScan, async ({ input: { id } }) => {
      const row = await scanRow(db, id);
      return {
        scan: row,
        results: await scanResults(services, id),
        counts: row.counts,
        recipients: await recipientsOf(db, row.company.id),
        corrections: await correctionsOf(db, id),
      };
    }),
    forStaff(editEndpoint, async ({ input: { result_id: id, ...edit }, staff }) => {
      await editResult(db, staff, id, edit);
      return scanResult(services, id);
    }),
    forStaff(restoreEndpoint, async ({ input: { result_id: id, seen }, staff }) => {
      await restoreResult(db, staff, id, seen);
      return scanResult(services, id);
    }),
    forStaff(publishEndpoint, act(publishScan)),
    forStaff(regenerateEndpoint, act(regenerateScan)),
    forStaff(rescanScan, act(rescan)),
    forStaff(beginEndpoint, act(beginCorrection)),
    forStaff(discardEndpoint, act(discardCorrection)),
    forStaff(correctEndpoint, act(publishCorrection)),
    forStaff(confirmResults, ({ input, staff }) => confirmAll(db, staff, input)),
    forStaff(scanPresence, ({ input, staff }) => presentAt(db, staff, input)),
    forStaff(failScan, act(markFailed)),
  ];
}
