import { AnchoredTooltip, type AnchoredTooltipProps } from "@candor/ui/guide/AnchoredTooltip";
import { HintBubble } from "@candor/ui/guide/HintBubble";
import { useMemo } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Arriving } from "../../platform/index.ts";
import * as css from "./AssessmentHintBubble.css.ts";
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
  const words = {
    title: t("assessmentHint.title"),
    text: t("assessmentHint.text"),
    gotItLabel: t("gotIt"),
    secondsText: (seconds: number) => t("seconds", { seconds }),
    onEnd,
  };
  // A drawer has no room beside its items: over them, the bubble would hide others.
  const inDrawer = item.closest("dialog") !== null;
  return createPortal(
    inDrawer ? (
      <HintBubble arrow="top" className={css.under} {...words} />
    ) : (
      <AnchoredTooltip anchor={anchor} {...words} />
    ),
    place,
  );
}
