import { CHECK_STATUSES, type CheckStatus, LEVELS, type StatusCounts } from "@candor/api/entities";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../format/format.ts";

export interface StatusTexts {
  /** The word of each result. */
  labels: Record<CheckStatus, string>;
  /** All counts as a sentence reads them: 3 Critical, 8 Medium … and 94 Passed. Zeros are left out. */
  counts: (counts: Partial<StatusCounts>) => string;
  /** The four kinds of issue with their zeros, for a cluster of counts. */
  issues: (counts: Partial<StatusCounts>) => string;
}

/** Words for results and their counts, for figures that must also be read aloud. */
export function useStatusTexts(): StatusTexts {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const label = (status: CheckStatus) => t(`status.${status}`);
    const say = (statuses: readonly CheckStatus[], counts: Partial<StatusCounts>) =>
      format.list(statuses.map((status) => `${format.count(counts[status] ?? 0)} ${label(status)}`));
    return {
      labels: Object.fromEntries(
        CHECK_STATUSES.map((status) => [status, label(status)]),
      ) as StatusTexts["labels"],
      counts: (counts) =>
        say(
          CHECK_STATUSES.filter((status) => counts[status]),
          counts,
        ),
      issues: (counts) => say(LEVELS, counts),
    };
  }, [t, format]);
}
