import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";
import type { Comparison } from "./types.ts";

/** "4 risks added, 9 resolved; the score rose from 54 to 61." */
export function useComparisonSentence(comparison: Comparison | undefined): string | undefined {
  const { t } = useTranslation("comparison");
  const format = useFormat();
  if (!comparison) return undefined;
  const { counts, before, after } = comparison;
  const risks = t("sentence.risks", {
    count: counts.passed_to_failed + counts.newly_failed,
    resolved: format.count(counts.failed_to_passed),
  });
  return t("sentence.both", { risks, score: scoreText() });

  function scoreText() {
    if (before.score === null || after.score === null) return t("sentence.none");
    const numbers = { from: format.count(before.score), to: format.count(after.score) };
    if (before.score === after.score) return t("sentence.same", numbers);
    return after.score > before.score ? t("sentence.rose", numbers) : t("sentence.fell", numbers);
  }
}

/** "S-20418, 18 Nov 2026, 14:20", or that it is in review. */
export function useVersionText() {
  const { t } = useTranslation("comparison");
  const format = useFormat();
  return ({ number, published_at, in_review }: Comparison["versions"][number]) =>
    in_review
      ? t("versionInReview", { number })
      : t("version", { number, time: format.dateTime(published_at) });
}

/** "2 rows added, 5 removed" */
export function useRowChangesText() {
  const { t } = useTranslation("comparison");
  return ({ added, removed }: { added: number; removed: number }) =>
    t("evidence.both", {
      added: t("evidence.added", { count: added }),
      removed: t("evidence.removed", { count: removed }),
    });
}
