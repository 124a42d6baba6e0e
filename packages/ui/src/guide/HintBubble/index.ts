export {
  type HintArrow,
  HintBubble,
  type HintBubbleProps,
  type HintEnd,
  hintArrows,
  hintEnds,
} from "./HintBubble.tsx";
export { hintSeconds } from "./use-countdown.ts";
