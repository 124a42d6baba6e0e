export { mostParts, StackedSeries, type StackedSeriesProps } from "./StackedSeries.tsx";
export type { StackPart } from "./stack.ts";
