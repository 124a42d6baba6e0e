import { type EvidenceTable, RECIPIENTS } from "@candor/api/entities";

type Row = EvidenceTable["rows"][number];

/** One row as the engine saw it, and as customers get it. */
export interface Line {
  /** Null: an expert added it. */
  engine: Row | null;
  /** Null: it is hidden. */
  now: Row | null;
}

/** Lines of the tables that are edited, by the id of the table. */
export type Draft = Readonly<Record<string, readonly Line[]>>;

const same = (a: Row, b: Row) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => (a[key] ?? null) === (b[key] ?? null));

/** Columns that two rows agree in. */
const alike = (a: Row, b: Row) => Object.keys(a).filter((key) => a[key] != null && a[key] === b[key]).length;

/**
 * The engine's rows beside those that stand instead of them. A row that stands unchanged is the engine's own; one that
 * was changed is the engine's row of before it that it has most in common with.
 */
export function linesOf(engine: EvidenceTable, shown: EvidenceTable): Line[] {
  const left = new Set(shown.rows);
  const lines: Line[] = engine.rows.map((row) => {
    const now = [...left].find((one) => same(one, row)) ?? null;
    if (now) left.delete(now);
    return { engine: row, now };
  });
  for (const row of left) {
    const [best] = lines
      .filter(({ now }) => now === null)
      .map((line) => ({ line, common: alike(line.engine ?? {}, row) }))
      .sort((a, b) => b.common - a.common);
    if (best && best.common > 0) best.line.now = row;
    else lines.push({ engine: null, now: row });
  }
  return lines;
}

export const isChanged = ({ engine, now }: Line): boolean =>
  engine === null || now === null || !same(engine, now);

/** A row of an expert's own, before anything is in it. */
export const ADDED: Line = { engine: null, now: {} };

/** What an expert did to a line; null: nothing. */
export const stateOf = (line: Line): "hidden" | "added" | "changed" | null => {
  if (line.now === null) return "hidden";
  if (line.engine === null) return "added";
  return isChanged(line) ? "changed" : null;
};

/** Recipients of whom an expert hid every row: customers meet them in no table of this view. */
export function hiddenRecipients(draft: Draft): ReadonlySet<unknown> {
  const lines = draft[RECIPIENTS] ?? [];
  const shown = new Set(lines.map(({ now }) => now?.host));
  return new Set(lines.flatMap(({ engine }) => (engine && !shown.has(engine.host) ? [engine.host] : [])));
}

/** The lines that customers do not get: hidden themselves, or with their recipient. */
export const hiddenLines = (lines: readonly Line[], recipients: ReadonlySet<unknown>): Line[] =>
  lines.filter(({ now }) => now === null || recipients.has(now.host));

/** Lines with another at a place: one behind the last is added, one that is nobody's any more goes. */
export const withLine = (lines: readonly Line[], at: number, line: Line): Line[] =>
  [...lines.slice(0, at), line, ...lines.slice(at + 1)].filter(
    ({ engine, now }) => engine !== null || now !== null,
  );

/** The rows that customers get. */
export const rowsOf = (lines: readonly Line[]): Row[] => lines.flatMap(({ now }) => (now ? [now] : []));

/** A table as customers get it. */
export function withoutHidden(
  table: EvidenceTable,
  lines: readonly Line[],
  recipients: ReadonlySet<unknown>,
): EvidenceTable {
  const rows = rowsOf(lines).filter(({ host }) => !recipients.has(host));
  return { ...table, rows, total: table.total - table.rows.length + rows.length };
}

/** A table that shows every line, hidden ones too. */
export function withLines(table: EvidenceTable, lines: readonly Line[]): EvidenceTable {
  const rows = lines.map(({ engine, now }) => now ?? engine ?? {});
  return { ...table, rows, total: table.total - table.rows.length + rows.length };
}
