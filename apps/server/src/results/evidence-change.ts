import type { compareCheck, ReplyOf } from "@candor/api/contract";
import { type EvidenceColumn, type EvidenceTable, ROW_CHANGES, type RowChange } from "@candor/api/entities";
import { PROOF_OF_ABSENCE } from "@candor/engine/rules";

type Row = EvidenceTable["rows"][number];
type ComparedTable = ReplyOf<typeof compareCheck>["tables"][number];

const HOUR = 3_600_000;

/** Columns of what differs from visit to visit. */
const MEASURED: ReadonlySet<string> = new Set(["atMs", "requests"]);

/**
 * What a row is known by. How often something happened, and when within the visit, differs from visit to visit; a
 * lifetime is counted from a moment of the visit. Neither makes another row of it.
 */
function keyOf(row: Row, columns: ReadonlyMap<string, EvidenceColumn>): string {
  const cells = Object.entries(row).flatMap(([key, value]): [string, typeof value][] => {
    const type = columns.get(key)?.type;
    // The whole text changes with any word of it, a menu's or a counter's too, and stands in every row that was read
    // there: all of them would count as removed and added. Assessments from before texts were kept name none.
    if (MEASURED.has(key) || type === "text_file_s3") return [];
    const lasts = type === "duration";
    return [[key, lasts && typeof value === "number" ? Math.round(value / HOUR) : value]];
  });
  return JSON.stringify(cells.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** Rows that `others` does not have, and those it has; a row that stands twice needs two there. */
function apart(
  rows: readonly Row[],
  others: readonly Row[],
  columns: ReadonlyMap<string, EvidenceColumn>,
): { own: Row[]; shared: Row[] } {
  const left = new Map<string, number>();
  for (const row of others) {
    const key = keyOf(row, columns);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  const own: Row[] = [];
  const shared: Row[] = [];
  for (const row of rows) {
    const key = keyOf(row, columns);
    const count = left.get(key) ?? 0;
    (count > 0 ? shared : own).push(row);
    if (count > 0) left.set(key, count - 1);
  }
  return { own, shared };
}

function compareTable(before: EvidenceTable | undefined, after: EvidenceTable | undefined): ComparedTable {
  const [was, is] = [before?.rows ?? [], after?.rows ?? []];
  const shape = after ?? before;
  if (!shape) throw new Error("a table of neither side");
  const columns = new Map(
    [...(before?.columns ?? []), ...shape.columns].map((column) => [column.key, column]),
  );
  const { own: added, shared: same } = apart(is, was, columns);
  const removed = apart(was, is, columns).own;
  const byChange: Record<RowChange, Row[]> = { added, removed, same };
  return {
    id: shape.id,
    title: shape.title,
    columns: [...columns.values()],
    rows: ROW_CHANGES.flatMap((change) => byChange[change].map((cells) => ({ change, cells }))),
    counts: { added: added.length, removed: removed.length, same: same.length },
    partial: [before, after].some((table) => table !== undefined && table.total > table.rows.length),
  };
}

/**
 * The evidence of both assessments, table by table. What stands there to show that something is missing was not judged
 * where it is not missing: rows that only one side has then say nothing of what came or went.
 */
export function compareEvidence(
  before: readonly EvidenceTable[],
  after: readonly EvidenceTable[],
): ComparedTable[] {
  const both = [...after, ...before];
  const ids = new Set(
    both
      .map(({ id }) => id)
      .filter((id) => id !== PROOF_OF_ABSENCE || both.filter((one) => one.id === id).length === 2),
  );
  return [...ids].map((id) =>
    compareTable(
      before.find((table) => table.id === id),
      after.find((table) => table.id === id),
    ),
  );
}
