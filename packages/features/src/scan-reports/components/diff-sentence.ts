import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import type { Diff } from "../types.ts";

/** What is compared, and how much of it differs. */
export function useDiffSentence(): (diff: Diff) => string {
  const { t } = useTranslation("scan-reports");
  const { count } = useFormat();
  return ({ scan, against, counts, edited }) => {
    if (!against) return t("diff.first", { number: scan.number, edited: count(edited) });
    const figures = {
      added: count(counts.passed_to_failed + counts.newly_failed),
      resolved: count(counts.failed_to_passed),
      edited: count(edited),
    };
    const name = ({ number, publication }: typeof scan) =>
      publication === null ? t("diff.scan", { number }) : t("diff.scanAt", { number, publication });
    return against.id === scan.id && scan.publication === null
      ? t("diff.correction", { number: scan.number, against: name(against), ...figures })
      : t("diff.sentence", { scan: name(scan), against: name(against), ...figures });
  };
}

/** Why a publication was made, and what is not known of what stood before it; empty where there is nothing to say. */
export function useDiffNote(): (diff: Diff) => string {
  const { t } = useTranslation("scan-reports");
  const { dateTime, sentences, text } = useFormat();
  return ({ scan, list }) => {
    const published = scan.publications.find(({ number }) => number === scan.publication);
    const unkept = list.filter(({ change }) => change === null).length;
    return sentences([
      published?.reason &&
        t("diff.reason", {
          who: published.by ?? "",
          when: dateTime(published.at),
          reason: text(published.reason),
        }),
      unkept > 0 && t("diff.unkept", { count: unkept }),
    ]);
  };
}
