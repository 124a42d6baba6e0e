import { ScoreScale } from "@candor/ui/figures";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { comparedAt } from "../compared-at.ts";
import { type Overview, scoreBefore, toNextLevel } from "../model.ts";
import * as css from "./MaturityPanel.css.ts";

export interface MaturityPanelProps {
  overview: Overview;
  maturity: NonNullable<Overview["maturity"]>;
  /** It is how an earlier assessment found it. */
  earlier: boolean;
}

/** The maturity score, its level, the way to the next one, and the score before. */
export function MaturityPanel({ overview, maturity, earlier: old }: MaturityPanelProps) {
  const { t } = useTranslation("dashboard");
  const { t: common } = useTranslation();
  const format = useFormat();
  const { score } = maturity;
  const level = common(`maturity.${maturity.level}`);
  const next = toNextLevel(score);
  const earlier = scoreBefore(overview);
  const day = comparedAt(overview, format, format.day);
  const before =
    earlier &&
    (earlier.objects === undefined
      ? t("maturity.previous", { score: earlier.before, day })
      : t(old ? "maturity.previousOfThen" : "maturity.previousOf", {
          count: earlier.objects,
          score: earlier.before,
          day,
          now: earlier.now,
        }));
  const marked = earlier?.objects === undefined ? earlier : null;
  const figure = t("maturity.figure", { score, level });

  return (
    <Section aria-labelledby="maturity-title">
      <div className={css.head}>
        <h2 id="maturity-title" className={css.title}>
          {t("maturity.title")}
        </h2>
        <div className={css.row}>
          <p className={css.reading}>
            <span className={css.score}>{score}</span>
            <span className={css.of}>{t("maturity.of")}</span>
            <span className={css.ofLevel}>{t("maturity.ofLevel", { level })}</span>
          </p>
          <p className={css.levelLine}>
            <span className={css.level}>{level}</span>
            {next
              ? t("maturity.toNext", { count: next.points, level: common(`maturity.${next.level}`) })
              : t("maturity.highest")}
          </p>
        </div>
      </div>
      <ScoreScale
        value={score}
        previous={marked?.before ?? null}
        label={format.clauses([figure, before ?? ""])}
      />
      {before && (
        <p className={css.before}>
          {marked && (
            <svg width="10" height="8" className={css.caret} aria-hidden="true">
              <path d="M5 .9l4 6.2H1z" />
            </svg>
          )}
          {before}
        </p>
      )}
    </Section>
  );
}
