import type { CheckStatus } from "@candor/api/entities";
import { Vernier, VernierLegend } from "@candor/ui/figures";
import { PageHeader } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useFormat, usePlatform, useStatusTexts } from "../../platform/index.ts";
import { comparedAt } from "../compared-at.ts";
import { changeOf, type Overview } from "../model.ts";
import { useStatement } from "../sentence.ts";
import * as css from "./Overall.css.ts";

export interface OverallProps {
  overview: Overview & { counts: NonNullable<Overview["counts"]> };
  /** Address of the checks with one result. */
  checksHref: (status: CheckStatus) => string;
  /** It is how an earlier assessment found it. */
  earlier: boolean;
  /** Whether the Vernier and the counts are drawn yet. */
  figures: boolean;
}

/** The page's sentence, all checks as one Vernier, and the eight counts with their changes. */
export function Overall({ overview, checksHref, earlier, figures }: OverallProps) {
  const { t } = useTranslation("dashboard");
  const { navigate } = usePlatform();
  const format = useFormat();
  const texts = useStatusTexts();
  const { sentence, remark } = useStatement(overview, earlier);
  const { counts, comparison } = overview;

  const changes = Object.fromEntries(
    Object.keys(texts.labels).map((status) => {
      const change = changeOf(overview, status as CheckStatus);
      return [status, change === null ? "" : format.change(change)];
    }),
  );
  const summary = (total: number, perTick: number) => {
    const scale =
      perTick === 1
        ? t("counts.scaleOne")
        : t("counts.scaleMany", {
            checks: format.count(perTick),
          });
    return t("counts.summary", { total: format.count(total), scale });
  };

  return (
    <PageHeader title={sentence} size="sentence" subtitle={remark}>
      {figures && (
        <>
          <Vernier
            counts={counts}
            size="hero"
            label={t("counts.figure", {
              total: format.count(Object.values(counts).reduce((sum, count) => sum + count, 0)),
              parts: texts.counts(counts),
            })}
            onPick={(status) => navigate(checksHref(status))}
            caption={({ perTick, total }) => (
              <div className={css.caption}>
                <span className={css.captionTitle}>{t("counts.title")}</span>
                <span>{summary(total, perTick)}</span>
              </div>
            )}
          />
          <VernierLegend
            className={css.legend}
            aria-label={t("counts.title")}
            counts={counts}
            labels={texts.labels}
            format={format.count}
            {...(comparison && {
              changes,
              note: t("counts.versus", { day: comparedAt(overview, format, format.day) }),
            })}
            onPick={(status) => status && navigate(checksHref(status))}
          />
        </>
      )}
    </PageHeader>
  );
}
