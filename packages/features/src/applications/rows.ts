import type { EvidenceTable } from "@candor/api/entities";
import type { CardReply } from "./types.ts";

/** Rows of one table of a card; none where the card has no such table. */
export const rowsIn = (tables: readonly EvidenceTable[], id: string): EvidenceTable["rows"] =>
  tables.find((table) => table.id === id)?.rows ?? [];

/** How many there are of what a card counts: of cookies each once, in however many visits. */
export function countIn({ source, tables }: Pick<CardReply, "source" | "tables">): number {
  if (source !== "cookies") return tables[0]?.total ?? 0;
  return new Set(tables.flatMap(({ rows }) => rows.map(({ cookie, domain }) => `${cookie} ${domain}`))).size;
}
