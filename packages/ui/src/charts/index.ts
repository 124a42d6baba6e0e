export {
  type FlowPair,
  FlowRuler,
  type FlowRulerProps,
  type FlowRulerTexts,
  longitudeOf,
  mostPairs,
  regionCodes,
} from "./FlowRuler/index.ts";
