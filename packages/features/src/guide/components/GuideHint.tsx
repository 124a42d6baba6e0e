import { AnchoredTooltip, type AnchoredTooltipProps } from "@candor/ui/guide/AnchoredTooltip";
import { useTranslation } from "react-i18next";
import type { Arriving } from "../../platform/index.ts";

export interface GuideHintProps extends Arriving, Pick<AnchoredTooltipProps, "anchor" | "onEnd"> {}

/** Says where the guide is found again. */
export default function GuideHint({ anchor, onEnd }: GuideHintProps) {
  const { t } = useTranslation("guide");
  return (
    <AnchoredTooltip
      anchor={anchor}
      side="bottom"
      title={t("hint.title")}
      text={t("hint.text")}
      gotItLabel={t("gotIt")}
      secondsText={(seconds) => t("seconds", { seconds })}
      onEnd={onEnd}
    />
  );
}
