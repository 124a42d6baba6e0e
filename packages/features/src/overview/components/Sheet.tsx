import { LEVELS } from "@candor/api/entities";
import { ScoreScale, Vernier } from "@candor/ui/figures";
import { Cell, Cells, PageHeader, Section } from "@candor/ui/shell";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import type { Sheet as Reply } from "../queries.ts";
import { ByHand } from "./ByHand.tsx";
import { Frameworks } from "./Frameworks.tsx";
import { Heaviest } from "./Heaviest.tsx";
import { Issues } from "./Issues.tsx";
import { MaturityTrend } from "./MaturityTrend.tsx";
import { Objects } from "./Objects.tsx";
import * as css from "./Overview.css.ts";

export interface SheetProps {
  sheet: Reply & { as_of: string };
  /** The one assessment that it is of; null: each object's last. */
  assessmentId: string | null;
  actions: ReactNode;
}

/** The sheet itself: six cells on shared rules. */
export function Sheet({ sheet, assessmentId, actions }: SheetProps) {
  const { t } = useTranslation(["overview", "common"]);
  const format = useFormat();
  const status = useStatusTexts();
  const { maturity, counts } = sheet;
  const issues = LEVELS.reduce((sum, level) => sum + counts[level], 0);
  const level = maturity && t(`common:maturity.${maturity.level}`);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={css.sheet} data-sheet="overview">
      <PageHeader
        size="sentence"
        eyebrow={t("eyebrow", { company: sheet.company, day: format.date(sheet.as_of) })}
        title={
          maturity
            ? t("sentence.scored", { score: maturity.score, level, count: issues })
            : t("sentence.unscored", { count: issues })
        }
        actions={actions}
      >
        <Vernier
          size="page"
          counts={counts}
          label={t("figure", { total: format.count(total), parts: status.counts(counts) })}
        />
      </PageHeader>
      <Cells columns={2}>
        <Cell>
          <h2 className={css.heading}>{t("maturity.title")}</h2>
          {maturity ? (
            <>
              <p className={css.reading}>
                <span className={css.score}>{maturity.score}</span>
                <span>{t("maturity.of", { level })}</span>
              </p>
              <ScoreScale
                value={maturity.score}
                previous={null}
                label={t("maturity.figure", { score: maturity.score, level })}
              />
              <p className={css.note}>
                {t("maturity.coverage", { share: format.percent(maturity.coverage) })}
              </p>
            </>
          ) : (
            <p className={css.muted}>{t("maturity.none")}</p>
          )}
        </Cell>
        <Cell>
          <MaturityTrend trend={sheet.trend} />
        </Cell>
      </Cells>
      <Cells columns={2}>
        <Cell>
          <h2 className={css.heading}>{t("objects.title")}</h2>
          <Objects objects={sheet.objects} assessmentId={assessmentId} />
        </Cell>
        <Cell>
          <h2 className={css.heading}>{t("issues.title")}</h2>
          <Issues issues={sheet.issues} assessmentId={assessmentId} />
        </Cell>
      </Cells>
      <Cells columns={2}>
        <Cell>
          <h2 className={css.heading}>{t("frameworks.title")}</h2>
          <Frameworks rates={sheet.framework_rates} assessmentId={assessmentId} />
        </Cell>
        <Cell>
          <h2 className={css.heading}>{t("heaviest.title")}</h2>
          <Heaviest checks={sheet.heaviest} assessmentId={assessmentId} scored={maturity !== null} />
        </Cell>
      </Cells>
      <Section title={t("byHand.title")}>
        <ByHand decisions={sheet.by_hand} assessmentId={assessmentId} />
      </Section>
    </div>
  );
}
