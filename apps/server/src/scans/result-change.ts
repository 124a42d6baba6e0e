import type { diffScan, ReplyOf } from "@candor/api/contract";
import type { Bilingual } from "@candor/api/entities";
import type { CheckText } from "@candor/engine/rules";
import type { result } from "../database/schema.ts";
import { compareEvidence } from "../results/evidence-change.ts";
import { type Presentation, presented } from "../results/layouts.ts";
import { readableRow } from "../results/readable.ts";
import { proseOf, stepsToFix, summaryOf } from "../results/texts.ts";

type Row = typeof result.$inferSelect;
type ResultChange = NonNullable<ReplyOf<typeof diffScan>["list"][number]["differs"]>;

const TEXTS = ["summary", "what_is_wrong", "how_to_fix"] as const;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const sides = <T>(before: T, after: T) => (isSame(before, after) ? null : { before, after });

/** The texts that a customer reads of a result. */
function wordsOf(row: Row, text: CheckText): Record<(typeof TEXTS)[number], Bilingual | null> {
  const { en, cn } = stepsToFix(text, row.expert_texts);
  return {
    summary: summaryOf(row),
    what_is_wrong: proseOf(text, row.status, row.expert_texts).what_is_wrong,
    how_to_fix: { en: en.join("\n"), cn: cn.join("\n") },
  };
}

/** What two publications of one result say otherwise; null where they say the same. */
export function resultChangeOf(
  from: Row,
  to: Row,
  text: CheckText,
  presentation: Presentation,
): ResultChange | null {
  const [was, is] = [readableRow(from), readableRow(to)];
  const [old, now] = [wordsOf(was, text), wordsOf(is, text)];
  const texts = TEXTS.flatMap((one) => {
    const both = sides(old[one], now[one]);
    return both ? [{ text: one, ...both }] : [];
  });
  const shown = (row: Row) => presented(row.check_id, row.evidence, presentation);
  const tables = isSame(was.evidence, is.evidence)
    ? []
    : compareEvidence(shown(was), shown(is)).filter(({ counts }) => counts.added + counts.removed > 0);
  const level = sides(was.level, is.level);
  const hidden = sides(was.expert_hidden, is.expert_hidden);
  const isChanged = level || hidden || texts.length > 0 || tables.length > 0 || was.outcome !== is.outcome;
  return isChanged ? { level, hidden, texts, tables } : null;
}
