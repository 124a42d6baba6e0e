import type { ApplicationCard, ApplicationCardBody } from "@candor/api/contract";
import { type EvidenceTable, withVendorStatuses } from "@candor/api/entities";
import type { scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { type Layouts, withLayouts } from "../results/layouts.ts";
import { counted, countOf } from "./card-edits.ts";
import { type CardShape, figureOf, inOrder } from "./cards.ts";
import { vendorStatuses } from "./vendor-statuses.ts";

/** A card on the overview of its application. */
export function cardHead(
  { table, charts, help: _, ...card }: CardShape,
  seen: readonly EvidenceTable[],
  layouts: Layouts,
): ApplicationCard {
  const tables = withLayouts(inOrder(seen, table), layouts);
  const rows = counted(card.source, tables);
  const figures = charts.map((chart) => figureOf(rows, chart)).filter((one) => one !== null);
  return { ...card, total: countOf(card.source, tables), figures };
}

/** A card on its own page. */
export async function cardBody(
  db: Db,
  { table, charts: _, ...card }: CardShape,
  row: Pick<typeof scan.$inferSelect, "id"> & { at: Date },
  seen: readonly EvidenceTable[],
  layouts: Layouts,
): Promise<ApplicationCardBody> {
  const vendor_statuses = await vendorStatuses(db, row.id);
  const tables = withLayouts(inOrder(seen, table), layouts);
  return {
    ...card,
    scan_id: row.id,
    assessed_at: row.at.toISOString(),
    tables: card.source === "data_sharing" ? withVendorStatuses(tables, vendor_statuses) : tables,
    vendor_statuses,
  };
}
