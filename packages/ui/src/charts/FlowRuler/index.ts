export { FlowRuler, type FlowRulerProps, type FlowRulerTexts } from "./FlowRuler.tsx";
export { longitudeOf, regionCodes } from "./longitudes.ts";
export { type FlowPair, mostPairs } from "./pairs.ts";
