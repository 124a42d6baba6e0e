import {
  adoptDetections,
  type ConfigEndpoints,
  cardOptions,
  checkEvidenceTable,
  configEndpoints,
  exportDetections,
  importDetections,
  listTableSamples,
  previewCard,
  previewCardChart,
  previewCardTemplate,
} from "@candor/api/endpoints";
import type { ConfigKind } from "@candor/api/entities";
import { Analyses } from "../../applications/facts.ts";
import { CARD_KINDS, type CardDraft, requireWholeCards } from "../../mis/config/card-impact.ts";
import { optionsOf, previewOf } from "../../mis/config/card-preview.ts";
import { detectionsFile, importFile } from "../../mis/config/detection-import.ts";
import { adoptEngineChecks } from "../../mis/config/detections.ts";
import { entryOf, entryPage } from "../../mis/config/entries.ts";
import { createEntry, keepDraft, removeEntry, updateEntry } from "../../mis/config/entry-changes.ts";
import { impactOf, samplesOf } from "../../mis/config/table-impact.ts";
import { versionOf, versionPage } from "../../mis/config/versions.ts";
import { readDescribed } from "../../results/described.ts";
import { forStaff, forStaffFile, type Handler } from "../../routing/handler.ts";
import type { Services } from "../../services.ts";

/** What answers the calls of one kind. */
function handlersOfKind(
  { db }: Services,
  known: Analyses,
  kind: ConfigKind,
  calls: ConfigEndpoints,
): Handler[] {
  /** Facts are read before anything is locked: that takes long. */
  const whole = async ({ key, enable, data }: { key: string; enable: boolean; data: unknown }) => {
    if (CARD_KINDS.some((one) => one === kind))
      await requireWholeCards(db, known, { kind, key, enable, data } as CardDraft);
  };
  /** Customers read a check's words as they are from here on. */
  const told = async <T>(write: Promise<T>): Promise<T> => {
    const done = await write;
    if (kind === "meta_detection") await readDescribed(db);
    return done;
  };
  return [
    forStaff(calls.list, ({ input }) => entryPage(db, kind, input)),
    forStaff(calls.detail, ({ input }) => entryOf(db, kind, input.id)),
    forStaff(calls.create, async ({ input, staff }) => {
      await whole(input);
      return told(createEntry(db, staff, kind, input));
    }),
    forStaff(calls.update, async ({ input, staff }) => {
      await whole(input);
      return told(updateEntry(db, staff, kind, input));
    }),
    forStaff(calls.draft, async ({ input, staff }) => {
      await keepDraft(db, staff, kind, input);
      return entryOf(db, kind, input.id);
    }),
    forStaff(calls.history, ({ input }) => versionPage(db, kind, input)),
    forStaff(calls.version, ({ input }) => versionOf(db, kind, input)),
    forStaff(calls.remove, async ({ input, staff }) => {
      await told(removeEntry(db, staff, kind, input));
      return {};
    }),
  ];
}

/** What staff configure. */
export function configHandlers(services: Services): Handler[] {
  const { db } = services;
  const known = new Analyses(services);
  return [
    ...Object.entries(configEndpoints).flatMap(([kind, calls]) =>
      handlersOfKind(services, known, kind as ConfigKind, calls),
    ),
    forStaff(listTableSamples, ({ input }) => samplesOf(services, known, input)),
    forStaff(checkEvidenceTable, ({ input }) => impactOf(db, input.key, input.data)),
    forStaff(previewCard, ({ input }) => previewOf(services, known, { kind: "card", ...input }, input)),
    forStaff(previewCardTemplate, ({ input }) =>
      previewOf(services, known, { kind: "card_template", ...input }, input),
    ),
    forStaff(previewCardChart, ({ input }) =>
      previewOf(services, known, { kind: "card_chart", ...input }, { report_id: input.report_id }),
    ),
    forStaff(cardOptions, () => optionsOf(db)),
    forStaffFile(exportDetections, ({ input, staff }) => detectionsFile(db, staff, input)),
    forStaff(importDetections, async ({ input, ...by }) => {
      const plan = await importFile(db, by, input);
      if (plan.done) await readDescribed(db);
      return plan;
    }),
    forStaff(adoptDetections, ({ staff }) => adoptEngineChecks(db, staff)),
  ];
}
