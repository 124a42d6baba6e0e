import type { EvidenceTable } from "@candor/api/entities";

/** Rows of one table of a card; none where the card has no such table. */
export const rowsIn = (tables: readonly EvidenceTable[], id: string): EvidenceTable["rows"] =>
  tables.find((table) => table.id === id)?.rows ?? [];
