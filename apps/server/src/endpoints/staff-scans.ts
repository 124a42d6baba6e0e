import {
  createScan,
  diffScan,
  exportScan,
  getReport,
  importScan,
  listReports,
  listScanObjects,
} from "@candor/api/contract";
import { forStaff, type Handler } from "../http/handler.ts";
import { diffOf, exportOfScan, reportOf, reportsOf } from "../scans/reports.ts";
import { createScanFor, importScanFor, scannable } from "../scans/staff-create.ts";
import type { Services } from "../services.ts";

/** What staff do with scans beside reviewing them. */
export function staffScanHandlers(services: Services): Handler[] {
  const { db } = services;
  return [
    forStaff(createScan, ({ input, ...by }) => createScanFor(services, by, input)),
    forStaff(listScanObjects, async ({ input }) => ({ list: await scannable(db, input.company_id) })),
    forStaff(exportScan, ({ input }) => exportOfScan(services, input.report_id)),
    forStaff(importScan, ({ input, ...by }) => importScanFor(services, by, input)),
    forStaff(diffScan, ({ input }) => diffOf(db, input.id)),
    forStaff(listReports, ({ input }) => reportsOf(db, input.id)),
    forStaff(getReport, ({ input }) => reportOf(services, input.report_id)),
  ];
}
