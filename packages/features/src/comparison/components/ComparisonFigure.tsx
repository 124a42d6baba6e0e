import { Vernier } from "@candor/ui/figures";
import { useTranslation } from "react-i18next";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import * as css from "./comparison.css.ts";
import { ScoreCauses, type ScoreCausesProps } from "./ScoreCauses.tsx";

/** Names that the line of what was left out tells; the others are counted. */
const NAMED = 5;

/** What is compared, both assessments as one Vernier, and the score's change by cause. */
export function ComparisonFigure({ comparison, hrefOf }: ScoreCausesProps) {
  const { t } = useTranslation("comparison");
  const format = useFormat();
  const texts = useStatusTexts();
  const { before, after, objects, left_out: leftOut } = comparison;
  const over = t("over", { count: objects.length, name: objects[0]?.name });
  const named = leftOut.slice(0, NAMED).map(({ name }) => name);
  const more = leftOut.length - named.length;
  const names = format.list(more > 0 ? [...named, t("more", { count: more })] : named);
  return (
    <div className={css.figure}>
      <p className={css.quiet}>
        {format.sentences([over, leftOut.length > 0 && t("leftOut", { count: leftOut.length, names })])}
      </p>
      <Vernier
        size="header"
        counts={after.counts}
        compare={before.counts}
        label={t("figure", { after: texts.counts(after.counts), before: texts.counts(before.counts) })}
      />
      <ScoreCauses comparison={comparison} hrefOf={hrefOf} />
    </div>
  );
}
