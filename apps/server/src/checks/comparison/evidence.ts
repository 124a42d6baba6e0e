import type { compareCheck, ReplyOf } from "@candor/api/contract";
import { type EvidenceTable, ROW_CHANGES, type RowChange } from "@candor/api/entities";

type Row = EvidenceTable["rows"][number];
type ComparedTable = ReplyOf<typeof compareCheck>["tables"][number];

const keyOf = (row: Row) =>
  JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

function counted(rows: readonly Row[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

/** Rows that `others` does not have, and those it has; a row that stands twice needs two there. */
function apart(rows: readonly Row[], others: readonly Row[]): { own: Row[]; shared: Row[] } {
  const left = counted(others);
  const own: Row[] = [];
  const shared: Row[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const count = left.get(key) ?? 0;
    (count > 0 ? shared : own).push(row);
    if (count > 0) left.set(key, count - 1);
  }
  return { own, shared };
}

function compareTable(before: EvidenceTable | undefined, after: EvidenceTable | undefined): ComparedTable {
  const [was, is] = [before?.rows ?? [], after?.rows ?? []];
  const { own: added, shared: same } = apart(is, was);
  const removed = apart(was, is).own;
  const byChange: Record<RowChange, Row[]> = { added, removed, same };
  const shape = after ?? before;
  if (!shape) throw new Error("a table of neither side");
  const columns = new Map(
    [...(before?.columns ?? []), ...shape.columns].map((column) => [column.key, column]),
  );
  return {
    id: shape.id,
    title: shape.title,
    columns: [...columns.values()],
    rows: ROW_CHANGES.flatMap((change) => byChange[change].map((cells) => ({ change, cells }))),
    counts: { added: added.length, removed: removed.length, same: same.length },
    partial: [before, after].some((table) => table !== undefined && table.total > table.rows.length),
  };
}

/** The evidence of both assessments, table by table. */
export function compareEvidence(
  before: readonly EvidenceTable[],
  after: readonly EvidenceTable[],
): ComparedTable[] {
  const ids = new Set([...after, ...before].map(({ id }) => id));
  return [...ids].map((id) =>
    compareTable(
      before.find((table) => table.id === id),
      after.find((table) => table.id === id),
    ),
  );
}
