import { AnchoredTooltip, type AnchoredTooltipProps } from "@candor/ui/guide/AnchoredTooltip";
import { useMemo } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Arriving } from "../../platform/index.ts";
import { useDrawn } from "./use-drawn.ts";

export interface AssessmentHintBubbleProps extends Arriving, Pick<AnchoredTooltipProps, "onEnd"> {
  /** Where the next assessment starts. */
  item: HTMLElement;
}

/** Says where the next assessment starts, next to it in the order of the page; it waits while the drawer hides the item. */
export default function AssessmentHintBubble({ item, onEnd }: AssessmentHintBubbleProps) {
  const { t } = useTranslation("guide");
  const anchor = useMemo(() => ({ current: item }), [item]);
  const drawn = useDrawn(item);
  const place = item.parentElement;
  if (!place || !drawn) return null;
  return createPortal(
    <AnchoredTooltip
      anchor={anchor}
      title={t("assessmentHint.title")}
      text={t("assessmentHint.text")}
      gotItLabel={t("gotIt")}
      secondsText={(seconds) => t("seconds", { seconds })}
      onEnd={onEnd}
    />,
    place,
  );
}
