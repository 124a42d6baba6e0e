import type { WebsiteFacts } from "@candor/engine";
import { checkTexts, createContext, evaluateAll, type Finding } from "@candor/engine/rules";
import { eq, inArray } from "../database/drizzle.ts";
import { result, scan } from "../database/schema.ts";
import type { Transaction } from "../database/transaction.ts";
import { withheldChecks } from "../results/described.ts";
import { expertWordOf, underWord } from "../results/expert-word.ts";
import { readableFinding } from "../results/readable.ts";
import { fromFinding, NO_OVERLAY, tally } from "../results/results.ts";
import type { Knowledge } from "./knowledge.ts";

type ScanRow = typeof scan.$inferSelect;

/**
 * Runs the rules on facts. The time they see is the facts' own, not the clock's: the same facts give the
 * same findings whenever they are regenerated.
 */
export function evaluate(
  facts: WebsiteFacts,
  scanRow: Pick<ScanRow, "territories" | "sector">,
  demo: boolean,
  knowledge: Knowledge,
): Finding[] {
  const { territories, sector } = scanRow;
  const context = createContext({ territories, sector, now: facts.startedAt, demo, ...knowledge });
  // A check without words could not be shown to anyone.
  return evaluateAll(facts, context)
    .filter(({ checkId }) => Object.hasOwn(checkTexts, checkId))
    .map(readableFinding);
}

/** Replaces the results of a scan. With `keepEdits`, experts' words are laid over the new ones. */
export async function storeResults(
  tx: Transaction,
  scanRow: ScanRow,
  findings: readonly Finding[],
  { keepEdits }: { keepEdits: boolean },
): Promise<void> {
  const before = await tx.select().from(result).where(eq(result.scan_id, scanRow.id));
  const known = new Map(before.map((row) => [row.check_id, row]));
  const withheld = await withheldChecks(tx);
  const rows = findings.flatMap((finding) => {
    if (withheld.has(finding.checkId)) return [];
    const old = known.get(finding.checkId);
    const edited = keepEdits && old?.edited_at ? old : null;
    const fresh = fromFinding(finding, NO_OVERLAY);
    const same = old && old.engine_outcome === finding.outcome && old.engine_level === finding.level;
    const looked = keepEdits && same ? old : null;
    return {
      ...fresh,
      ...(edited && underWord({ ...fresh, engine_evidence: null }, expertWordOf(edited))),
      // The same check keeps its id, so that an open page and the history still point at it.
      ...(old ? { id: old.id } : {}),
      scan_id: scanRow.id,
      assessment_id: scanRow.assessment_id,
      company_id: scanRow.company_id,
      object_id: scanRow.object_id,
      note: edited?.note ?? null,
      edited_by: edited?.edited_by ?? null,
      edited_at: edited?.edited_at ?? null,
      // Whoever agreed with the engine agreed with what it said then.
      confirmed_by: looked?.confirmed_by ?? null,
      confirmed_at: looked?.confirmed_at ?? null,
    };
  });
  const ids = before.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(result).where(inArray(result.id, ids));
  if (rows.length > 0) await tx.insert(result).values(rows);
  await refreshTally(tx, scanRow.id);
}

/** Writes a scan's counts, score and coverage from its results. */
export async function refreshTally(tx: Transaction, scanId: string): Promise<void> {
  const rows = await tx
    .select({ status: result.status, status_rank: result.status_rank, level: result.level })
    .from(result)
    .where(eq(result.scan_id, scanId));
  await tx.update(scan).set(tally(rows)).where(eq(scan.id, scanId));
}
