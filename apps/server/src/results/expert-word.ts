import type { EvidenceTable, TableRows } from "@candor/api/entities";
import type { ExpertWord, result } from "../database/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { effectiveResult, NO_OVERLAY, overlayOf } from "./results.ts";

type Row = typeof result.$inferSelect;

/** Tables with other rows in place of the engine's. */
export const withRows = (
  engine: readonly EvidenceTable[],
  rows: Readonly<Record<string, EvidenceTable["rows"]>> | null | undefined,
): EvidenceTable[] =>
  engine.map((table) => {
    const given = rows?.[table.id];
    // Rows that were seen and not stored are still counted.
    return given ? { ...table, rows: given, total: table.total - table.rows.length + given.length } : table;
  });

/** Rows by table; a table or a cell that the engine's has no place for is named. */
export function rowsOf(engine: readonly EvidenceTable[], given: readonly TableRows[]) {
  const rows: Record<string, EvidenceTable["rows"]> = {};
  for (const [at, table] of given.entries()) {
    const columns = engine.find(({ id }) => id === table.id)?.columns;
    if (!columns) throw new HttpError("common.invalid", { [`tables.${at}.id`]: "unknown" });
    const keys = new Set(columns.map(({ key }) => key));
    const strange = table.rows.findIndex((row) => Object.keys(row).some((key) => !keys.has(key)));
    if (strange >= 0) throw new HttpError("common.invalid", { [`tables.${at}.rows.${strange}`]: "unknown" });
    rows[table.id] = table.rows;
  }
  return rows;
}

/** The engine's own evidence of a result. */
export const engineEvidence = ({ engine_evidence, evidence }: Pick<Row, "engine_evidence" | "evidence">) =>
  engine_evidence ?? evidence;

/** Rows of the tables that are not as the engine's are. */
function changedRows(engine: readonly EvidenceTable[], shown: readonly EvidenceTable[]) {
  const own = new Map(engine.map(({ id, rows }) => [id, JSON.stringify(rows)]));
  const changed = shown.filter(({ id, rows }) => own.get(id) !== JSON.stringify(rows));
  return Object.fromEntries(changed.map(({ id, rows }) => [id, rows]));
}

/** The expert's word that stands over a result, published or not; null where the engine's stands. */
export function expertWordOf(row: Row): ExpertWord | null {
  if (row.pending_word) return row.pending_word.word;
  if (row.edited_at === null) return null;
  const { engine_evidence: engine, evidence } = row;
  return {
    ...{ outcome: row.outcome, level: row.level, hidden: row.expert_hidden, texts: row.expert_texts },
    rows: engine && changedRows(engine, evidence),
  };
}

/** The columns of a result under an expert's word, or without one. */
export function underWord(
  row: Pick<Row, "engine_outcome" | "engine_level" | "engine_evidence" | "evidence">,
  word: ExpertWord | null,
) {
  const overlay = word
    ? { expert_outcome: word.outcome, expert_level: word.level, expert_hidden: word.hidden }
    : overlayOf(NO_OVERLAY);
  const engine = engineEvidence(row);
  const rows = word?.rows ?? null;
  return {
    ...overlay,
    ...effectiveResult({ outcome: row.engine_outcome, level: row.engine_level }, overlay),
    expert_texts: word?.texts ?? null,
    evidence: rows ? withRows(engine, rows) : engine,
    engine_evidence: rows ? engine : null,
  };
}

/** A published result as staff read it while they correct it: under the word that waits. */
export function asCorrected(row: Row): Row {
  const { pending_word: pending } = row;
  if (!pending) return row;
  const { word, note, at } = pending;
  const edited = { note, edited_at: word ? new Date(at) : null };
  return { ...row, ...underWord(row, word), ...edited };
}
