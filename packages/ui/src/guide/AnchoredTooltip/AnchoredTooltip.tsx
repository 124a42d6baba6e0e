import { type RefObject, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import type { AnchorSide } from "../../internal/place/place.ts";
import { usePlace } from "../../internal/place/use-place.ts";
import { HintBubble, type HintBubbleProps } from "../HintBubble/HintBubble.tsx";
import * as css from "./AnchoredTooltip.css.ts";

export interface AnchoredTooltipProps extends Omit<HintBubbleProps, "arrow"> {
  /** What it is about: an item of the sidebar, the help button. */
  anchor: RefObject<Element | null>;
  /** Side of the anchor it stands on while there is room. Default `end`. */
  side?: AnchorSide;
}

const arrows = { end: "start", bottom: "top", top: "bottom" } as const;

/** A hint that stands beside a part of the page and follows it. */
export function AnchoredTooltip({ anchor, side = "end", className, ref, ...hint }: AnchoredTooltipProps) {
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(own, ref);
  const taken = usePlace(anchor, own, { side, align: "center", gap: 10 });
  return <HintBubble {...hint} ref={merged} arrow={arrows[taken]} className={cx(css.floating, className)} />;
}
