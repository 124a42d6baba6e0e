import {
  CONFIG_DATA,
  type EvidenceTable,
  evidenceTold,
  layoutOf,
  type TableLayout,
  type TemplateBook,
} from "@candor/api/entities";
import { and, eq } from "../database/drizzle.ts";
import { configEntry } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { templatesInUse, templatesOfChecks } from "./templates-in-use.ts";

export type Layouts = ReadonlyMap<string, TableLayout>;

/** The layouts that staff have published and enabled, by the id of the table they lay out. */
export async function layoutsInUse(db: Db): Promise<Layouts> {
  const rows = await db
    .select({ key: configEntry.key, data: configEntry.data })
    .from(configEntry)
    .where(and(eq(configEntry.kind, "evidence_table"), eq(configEntry.enable, true)));
  return new Map(
    rows.flatMap(({ key, data }) => {
      // A document of before its shape changed lays out nothing: the engine's own layout stands.
      const read = CONFIG_DATA.evidence_table.safeParse(data);
      return read.success ? [[key, layoutOf(read.data)] as const] : [];
    }),
  );
}

/** Tables with the layouts that stand for them. */
export const withLayouts = (tables: readonly EvidenceTable[], layouts: Layouts): EvidenceTable[] =>
  tables.map((table) => {
    const layout = layouts.get(table.id);
    return layout ? { ...table, layout } : table;
  });

/** How staff have evidence shown: tables by their layouts, a check's first table by the check's template. */
export interface Presentation {
  layouts: Layouts;
  templates: TemplateBook;
  /** Key of a template by the check that it tells. */
  ofChecks: ReadonlyMap<string, string>;
}

export async function presentationInUse(db: Db): Promise<Presentation> {
  const ofChecks = await templatesOfChecks(db);
  return {
    layouts: await layoutsInUse(db),
    templates: ofChecks.size > 0 ? await templatesInUse(db) : new Map(),
    ofChecks,
  };
}

/** A check's tables as customers and staff see them. */
export function presented(
  checkId: string,
  tables: readonly EvidenceTable[],
  { layouts, templates, ofChecks }: Presentation,
): EvidenceTable[] {
  const laidOut = withLayouts(tables, layouts);
  const key = ofChecks.get(checkId);
  return key === undefined ? laidOut : evidenceTold(key, templates, laidOut);
}
