import { type CSSProperties, type RefObject, useRef } from "react";
import { cx } from "../../internal/cx.ts";
import { useMergedRefs } from "../../internal/merge-refs.ts";
import { HintBubble, type HintBubbleProps } from "../HintBubble/HintBubble.tsx";
import * as css from "./AnchoredTooltip.css.ts";
import type { AnchorSide } from "./place-beside.ts";
import { usePlace } from "./use-place.ts";

export interface AnchoredTooltipProps extends Omit<HintBubbleProps, "arrow"> {
  /** What it is about: an item of the sidebar, the help button. */
  anchor: RefObject<Element | null>;
  /** Side of the anchor it stands on while there is room. Default `end`. */
  side?: AnchorSide;
}

const arrows = { end: "start", bottom: "top", top: "bottom" } as const;

/** A hint that stands beside a part of the page and follows it. */
export function AnchoredTooltip({
  anchor,
  side = "end",
  className,
  style,
  ref,
  ...hint
}: AnchoredTooltipProps) {
  const own = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(own, ref);
  const place = usePlace(anchor, own, side);
  const at = place && { left: place.left, top: place.top, "--hint-arrow": `${place.arrow}px` };
  return (
    <HintBubble
      {...hint}
      ref={merged}
      arrow={arrows[place?.side ?? side]}
      className={cx(css.floating, !place && css.unplaced, className)}
      style={{ ...style, ...at } as CSSProperties}
    />
  );
}
