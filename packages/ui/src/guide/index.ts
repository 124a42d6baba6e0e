export {
  AnchoredTooltip,
  type AnchoredTooltipProps,
  type AnchorSide,
  anchorSides,
} from "./AnchoredTooltip/index.ts";
export {
  Carousel,
  type CarouselLabels,
  type CarouselProps,
  carouselInterval,
  type GuideImage,
} from "./Carousel/index.ts";
export {
  GuideDialog,
  type GuideDialogProps,
  type GuideEnd,
  type GuideLabels,
  type GuidePage,
  guideClosing,
  guideEnds,
} from "./GuideDialog/index.ts";
export {
  type HintArrow,
  HintBubble,
  type HintBubbleProps,
  type HintEnd,
  hintArrows,
  hintEnds,
  hintSeconds,
} from "./HintBubble/index.ts";
