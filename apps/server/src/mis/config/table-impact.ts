import type { BREAKS, checkEvidenceTable, listTableSamples, ReplyOf } from "@candor/api/contract";
import {
  addedColumns,
  columnsAt,
  type EvidenceTable,
  type EvidenceTableConfig,
  layoutOf,
  viewOf,
  withVendorStatuses,
} from "@candor/api/entities";
import type { Analyses } from "../../applications/facts.ts";
import { vendorStatuses } from "../../applications/vendor-statuses.ts";
import { and, desc, eq, sql } from "../../database/drizzle.ts";
import { assessment, configEntry, result, scan } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { readableRow } from "../../results/readable.ts";
import type { Services } from "../../services.ts";
import { placeOf } from "./place-of.ts";

type Break = ReplyOf<typeof checkEvidenceTable>["breaks"][number];

/** Results of one table that are looked at: the newest. What an older one has that these lack, no rule makes any more. */
const LOOKED_AT = 200;
/** Entries that are told; the rest says the same. */
const TOLD = 20;

/** Does a result hold a table of this id? The database answers from the stored JSON. */
const holds = (key: string) => sql`${result.evidence} @> ${JSON.stringify([{ id: key }])}::jsonb`;

/** The tables of an id in the newest published results, each with where it stands. */
async function publishedTables(db: Db, key: string): Promise<{ where: string; table: EvidenceTable }[]> {
  const rows = await db
    .select({ row: result, number: assessment.number, object: scan.object_name })
    .from(result)
    .innerJoin(scan, eq(scan.id, result.scan_id))
    .innerJoin(assessment, and(eq(assessment.id, result.assessment_id), eq(assessment.state, "complete")))
    .where(holds(key))
    .orderBy(desc(assessment.number), result.check_id, scan.object_name)
    .limit(LOOKED_AT);
  return rows.flatMap(({ row, number, object }) =>
    readableRow(row)
      .evidence.filter((table) => table.id === key && table.rows.length > 0)
      .map((table) => ({ where: placeOf(number, row.check_id, object), table })),
  );
}

const broken = (kind: (typeof BREAKS)[number], column: string | null, where: string | null): Break => ({
  kind,
  column,
  where,
});

/** What a layout would break in these tables. */
export function breaksOf(
  config: EvidenceTableConfig,
  tables: readonly { where: string; table: EvidenceTable }[],
): Break[] {
  if (tables.length === 0) return [];
  const layout = layoutOf(config);
  const known = new Set(
    tables.flatMap(({ table }) => [...table.columns, ...addedColumns(table.id)].map(({ key }) => key)),
  );
  const unknown = layout.columns
    .filter(({ key }) => !known.has(key))
    .map(({ key }) => broken("unknown", key, null));
  const inTables = tables.flatMap(({ where, table }): Break[] => {
    const view = viewOf({ ...table, layout });
    const keys = new Set(table.columns.map(({ key }) => key));
    const left = (view.tabs[0] ? view.tabs.map(({ id }) => id) : [null]).some((tab) =>
      columnsAt(view, "table", tab, table.rows).some(({ key }) => keys.has(key)),
    );
    if (!left) return [broken("empty", null, where)];
    return layout.columns
      .filter(
        ({ key, type }) =>
          type === "number" && table.rows.some((row) => row[key] != null && typeof row[key] !== "number"),
      )
      .map(({ key }) => broken("number", key, where));
  });
  return [...unknown, ...inTables].slice(0, TOLD);
}

/** Who uses a layout, and what publishing it would break. */
export async function impactOf(
  db: Db,
  key: string,
  config: EvidenceTableConfig,
): Promise<ReplyOf<typeof checkEvidenceTable>> {
  const tables = await publishedTables(db, key);
  const users = await db
    .select({ key: configEntry.key })
    .from(configEntry)
    .where(and(eq(configEntry.kind, "card_template"), eq(sql`${configEntry.data}->>'evidence_table'`, key)));
  return {
    templates: users.map((one) => one.key),
    results: tables.length,
    breaks: breaksOf(config, tables),
  };
}

/** Scans that are offered to look at a layout with. */
const OFFERED = 30;

/** Scans that a configuration can be looked at with, the newest first. */
export const lookedAt = (db: Db) =>
  db
    .select({ scan, number: assessment.number })
    .from(scan)
    .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
    .where(sql`${scan.facts} is not null`)
    .orderBy(desc(assessment.number))
    .limit(OFFERED);

/** Real rows for a layout: the tables of its id in one scan, of its checks and its views. */
export async function samplesOf(
  { db }: Pick<Services, "db">,
  known: Analyses,
  { key, report_id }: { key: string; report_id?: string | undefined },
): Promise<ReplyOf<typeof listTableSamples>> {
  const rows = await lookedAt(db);
  const scans = rows.map(({ scan: one, number }) => ({
    report_id: one.id,
    number,
    object_name: one.object_name,
  }));
  const wanted = report_id ? rows.filter((row) => row.scan.id === report_id) : rows.slice(0, 5);
  for (const { scan: one } of wanted) {
    const tables = await tablesOf(db, known, one, key);
    if (tables.length > 0 || report_id) return { scans, report_id: one.id, tables };
  }
  return { scans, report_id: wanted[0]?.scan.id ?? null, tables: [] };
}

async function tablesOf(db: Db, known: Analyses, one: typeof scan.$inferSelect, key: string) {
  const results = await db
    .select()
    .from(result)
    .where(and(eq(result.scan_id, one.id), holds(key)))
    .orderBy(result.check_id);
  const analysis = one.facts ? await known.of(one.facts, one.territories) : null;
  const statuses = addedColumns(key).length > 0 ? await vendorStatuses(db, one.id) : [];
  const ofViews = Object.entries(analysis?.cards ?? {}).flatMap(([card, tables]) =>
    (card === "data_sharing" ? withVendorStatuses(tables, statuses) : tables)
      .filter(({ id }) => id === key)
      .map((table) => ({ from: card, table })),
  );
  const ofChecks = results
    .map(readableRow)
    .flatMap((row) =>
      row.evidence.filter(({ id }) => id === key).map((table) => ({ from: row.check_id, table })),
    );
  return [...ofViews, ...ofChecks].filter(({ table }) => table.rows.length > 0).slice(0, 12);
}
