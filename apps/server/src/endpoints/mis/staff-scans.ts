import {
  createScan,
  diffScan,
  editScanCard,
  exportScan,
  getImportSample,
  getReport,
  getScanCard,
  getScanFile,
  importScan,
  listReports,
  listScanCards,
  listScanObjects,
  listUnknown,
  previewImport,
  previewKnown,
  previewRegenerate,
  restoreScanCard,
} from "@candor/api/endpoints";
import { Analyses } from "../../applications/facts.ts";
import { importSample } from "../../facts/sample.ts";
import { textForStaff } from "../../results/stored-texts.ts";
import { forStaff, type Handler } from "../../routing/handler.ts";
import { cardOfScan, cardsOfScan, editCard, restoreCard } from "../../scans/cards.ts";
import { diffOf } from "../../scans/diff.ts";
import { importScanFor, previewImportOf } from "../../scans/import.ts";
import { changesIfKnown, unknownOf } from "../../scans/knowledge.ts";
import { regenerationOf } from "../../scans/regenerate-preview.ts";
import { exportOfScan, reportOf, reportsOf } from "../../scans/reports.ts";
import { createScanFor, scannable } from "../../scans/staff-create.ts";
import type { Services } from "../../services.ts";

/** What staff do with scans beside reviewing them. */
export function staffScanHandlers(services: Services): Handler[] {
  const { db } = services;
  const known = new Analyses(services);
  return [
    forStaff(createScan, ({ input, ...by }) => createScanFor(services, by, input)),
    forStaff(listScanObjects, ({ input, language }) => scannable(db, input.company_id, language)),
    forStaff(exportScan, ({ input }) => exportOfScan(services, input.report_id)),
    forStaff(getScanFile, ({ input }) => textForStaff(services, input)),
    forStaff(importScan, ({ input, ...by }) => importScanFor(services, by, input)),
    forStaff(previewImport, ({ input }) => previewImportOf(services, input)),
    forStaff(getImportSample, async () => importSample()),
    forStaff(previewRegenerate, ({ input }) => regenerationOf(services, input.id)),
    forStaff(diffScan, ({ input, language }) => diffOf(db, input, language)),
    forStaff(listReports, ({ input }) => reportsOf(db, input.id)),
    forStaff(listScanCards, ({ input }) => cardsOfScan(services, known, input.report_id)),
    forStaff(getScanCard, ({ input }) => cardOfScan(services, known, input)),
    forStaff(editScanCard, ({ input, ...by }) => editCard(services, known, input, by)),
    forStaff(restoreScanCard, ({ input, ...by }) => restoreCard(services, known, input, by)),
    forStaff(listUnknown, ({ input }) => unknownOf(services, input.report_id)),
    forStaff(previewKnown, ({ input: { report_id, ...more } }) => changesIfKnown(services, report_id, more)),
    forStaff(getReport, ({ input }) => reportOf(services, input.report_id)),
  ];
}
