import { AnchoredTooltip, type AnchoredTooltipProps } from "@candor/ui/guide/AnchoredTooltip";
import { useTranslation } from "react-i18next";
import type { Arriving } from "../../platform/index.ts";

export interface AssessmentHintBubbleProps extends Arriving, Pick<AnchoredTooltipProps, "anchor" | "onEnd"> {}

/** Says where the next assessment starts. */
export default function AssessmentHintBubble({ anchor, onEnd }: AssessmentHintBubbleProps) {
  const { t } = useTranslation("guide");
  return (
    <AnchoredTooltip
      anchor={anchor}
      title={t("assessmentHint.title")}
      text={t("assessmentHint.text")}
      gotItLabel={t("gotIt")}
      secondsText={(seconds) => t("seconds", { seconds })}
      onEnd={onEnd}
    />
  );
}
