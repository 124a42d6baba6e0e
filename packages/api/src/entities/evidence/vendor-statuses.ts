import { STATUS_WORDS } from "../results/status-words.ts";
import type { CheckStatus } from "../tables.ts";
import type { EvidenceColumn, EvidenceTable } from "./evidence.ts";

/** The table of a view that has a row for each recipient of data. */
export const RECIPIENTS = "hosts";

const STATUS: EvidenceColumn = {
  key: "status",
  label: { en: "Status", cn: "状态" },
  type: "status",
  labels: { ...STATUS_WORDS },
};

/** Columns that a card's table of an id has beside those that the engine stores. */
export const addedColumns = (table: string): EvidenceColumn[] => (table === RECIPIENTS ? [STATUS] : []);

/**
 * Tables of recipients with how each stands in front: by its owner, by its host where nobody is known. Who is named by
 * no check that failed has passed, as in the drawing over them.
 */
export function withVendorStatuses(
  tables: readonly EvidenceTable[],
  statuses: readonly { name: string; status: CheckStatus }[],
): EvidenceTable[] {
  const known = new Map(statuses.map(({ name, status }) => [name, status]));
  const statusOf = ({ owner, host }: EvidenceTable["rows"][number]): CheckStatus =>
    known.get(String(owner || host)) ?? "passed";
  return tables.map((table) =>
    table.id === RECIPIENTS
      ? {
          ...table,
          columns: [STATUS, ...table.columns],
          rows: table.rows.map((row) => ({ status: statusOf(row), ...row })),
        }
      : table,
  );
}
