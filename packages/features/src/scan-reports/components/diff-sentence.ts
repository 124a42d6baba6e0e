import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import type { Diff } from "../types.ts";

/** What is compared, what differs, why it was published, and what is not known of it. */
export function useDiffSentence(): (diff: Diff) => string {
  const { t } = useTranslation("scan-reports");
  const format = useFormat();
  return ({ scan, against, counts, edited, list }) => {
    if (!against) return t("diff.first", { number: scan.number, edited: format.count(edited) });
    const figures = {
      added: format.count(counts.passed_to_failed + counts.newly_failed),
      resolved: format.count(counts.failed_to_passed),
      edited: format.count(edited),
    };
    const name = ({ number, publication }: typeof scan) =>
      publication === null ? t("diff.scan", { number }) : t("diff.scanAt", { number, publication });
    const isCorrection = against.id === scan.id && scan.publication === null;
    const published = scan.publications.find(({ number }) => number === scan.publication);
    const unkept = list.filter(({ change }) => change === null).length;
    return format.sentences([
      isCorrection
        ? t("diff.correction", { number: scan.number, against: name(against), ...figures })
        : t("diff.sentence", { scan: name(scan), against: name(against), ...figures }),
      published?.reason &&
        t("diff.reason", {
          who: published.by ?? "",
          when: format.dateTime(published.at),
          reason: format.text(published.reason),
        }),
      unkept > 0 && t("diff.unkept", { count: unkept }),
    ]);
  };
}
