import { CONFIG_DATA, type EvidenceTable, layoutOf, type TableLayout } from "@candor/api/entities";
import { and, eq } from "drizzle-orm";
import { configEntry } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

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
