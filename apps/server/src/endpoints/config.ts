import {
  adoptDetections,
  type ConfigEndpoints,
  checkEvidenceTable,
  configCalls,
  draftEvidenceTable,
  exportDetections,
  listTableSamples,
} from "@candor/api/contract";
import type { ConfigKind } from "@candor/api/entities";
import { Analyses } from "../applications/facts.ts";
import { adoptEngineChecks, detectionsAsCsv } from "../mis/config/detections.ts";
import {
  createEntry,
  entryOf,
  entryPage,
  keepDraft,
  removeEntry,
  updateEntry,
} from "../mis/config/entries.ts";
import { impactOf, samplesOf } from "../mis/config/table-impact.ts";
import { forStaff, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

/** What answers the five calls of one kind. */
function handlersOfKind({ db }: Services, kind: ConfigKind, calls: ConfigEndpoints): Handler[] {
  return [
    forStaff(calls.list, ({ input }) => entryPage(db, kind, input)),
    forStaff(calls.detail, ({ input }) => entryOf(db, kind, input.id)),
    forStaff(calls.create, ({ input, staff, address }) => createEntry(db, staff, kind, input, address)),
    forStaff(calls.update, ({ input, staff, address }) => updateEntry(db, staff, kind, input, address)),
    forStaff(calls.remove, async ({ input, staff, address }) => {
      await removeEntry(db, staff, kind, input, address);
      return {};
    }),
  ];
}

/** What staff configure. */
export function configHandlers(services: Services): Handler[] {
  const { db } = services;
  const known = new Analyses(services);
  return [
    ...Object.entries(configCalls).flatMap(([kind, calls]) =>
      handlersOfKind(services, kind as ConfigKind, calls),
    ),
    forStaff(draftEvidenceTable, async ({ input, staff, address }) => {
      await keepDraft(db, staff, "evidence_table", input, address);
      return entryOf(db, "evidence_table", input.id);
    }),
    forStaff(listTableSamples, ({ input }) => samplesOf(services, known, input)),
    forStaff(checkEvidenceTable, ({ input }) => impactOf(db, input.key, input.data)),
    forStaff(exportDetections, ({ staff }) => detectionsAsCsv(db, staff)),
    forStaff(adoptDetections, ({ staff, address }) => adoptEngineChecks(db, staff, address)),
  ];
}
