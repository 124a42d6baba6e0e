export {
  type FlowLink,
  type FlowRecipient,
  FlowRibbons,
  type FlowRibbonsProps,
  type FlowRibbonsTexts,
  type FlowSource,
  mostRecipients,
} from "./FlowRibbons/index.ts";
export {
  type FlowPair,
  FlowRuler,
  type FlowRulerProps,
  type FlowRulerTexts,
  longitudeOf,
  mostPairs,
  regionCodes,
} from "./FlowRuler/index.ts";
export { mostParts, StackedSeries, type StackedSeriesProps, type StackPart } from "./StackedSeries/index.ts";
