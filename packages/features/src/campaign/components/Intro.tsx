import type { CheckStatus } from "@candor/api/entities";
import { Vernier } from "@candor/ui/figures";
import { SeverityGlyph } from "@candor/ui/icons";
import { useTranslation } from "react-i18next";
import type { CampaignKind } from "../kinds.ts";
import * as css from "./Intro.css.ts";

/** The invented report that a campaign is explained with. */
const SPECIMEN = { critical: 2, medium: 5, low: 9, potential: 3, uncertain: 1, passed: 70 };
/** One that fills a narrow page at a tick a check. */
const NARROW_SPECIMEN = { critical: 2, medium: 4, low: 8, potential: 3, uncertain: 1, passed: 68 };
const LEGEND = ["critical", "medium", "low", "potential", "passed"] as const satisfies CheckStatus[];
const STEPS = ["step1", "step2", "step3"] as const;

export interface IntroProps {
  kind: CampaignKind;
  /** It is shown inside another page: its titles stand a level lower. */
  preview?: boolean;
}

/** What the campaign's assessment is about, and what its report looks like. */
export function Intro({ kind, preview = false }: IntroProps) {
  const { t } = useTranslation("campaign");
  const [Title, StepTitle] = preview ? (["h3", "h4"] as const) : (["h1", "h2"] as const);
  return (
    <>
      <p className={css.eyebrow}>{t("intro.eyebrow")}</p>
      <Title className={css.title}>{t(`intro.${kind}.title`)}</Title>
      <p className={css.lead}>{t(`intro.${kind}.text`)}</p>
      <div className={css.figure.wide}>
        <Vernier counts={SPECIMEN} size="hero" width={715} label={t("intro.figure")} />
      </div>
      <div className={css.figure.narrow} aria-hidden="true">
        <Vernier counts={NARROW_SPECIMEN} size="page" width={342} label="" />
      </div>
      <ul className={css.legend}>
        <li>{t("intro.legend")}</li>
        {LEGEND.map((status) => (
          <li key={status} className={css.legendItem}>
            <SeverityGlyph status={status} size={12} />
            {t(`level.${status}`)}
          </li>
        ))}
      </ul>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <StepTitle className={css.stepTitle}>{t(`intro.${kind}.${step}.title`)}</StepTitle>
              <p className={css.stepText}>{t(`intro.${kind}.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
