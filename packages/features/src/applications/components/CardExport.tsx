import { exportCard } from "@candor/api/contract";
import { type Exporter, ListExport } from "../../exports/index.ts";
import type { CardTablesState } from "./CardBody.tsx";

export interface CardExportProps {
  objectId: string;
  scanId: string;
  card: string;
  /** Id of the table. */
  table: string;
  state: CardTablesState;
  user: Exporter;
}

/** One table of a card as a file: exactly what is shown, in the columns that are exported. */
export function CardExport({ objectId, scanId, card, table, state, user }: CardExportProps) {
  const { view, search, filters, sort, descending } = state;
  return (
    <ListExport
      endpoint={exportCard}
      user={user}
      filters={{
        ...{ object_id: objectId, scan_id: scanId, card_key: card, table },
        ...{ view, search, sort, descending },
        filters: Object.fromEntries(Object.entries(filters).map(([key, chosen]) => [key, [...chosen]])),
      }}
    />
  );
}
