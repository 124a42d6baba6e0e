export { LineTrend, type LineTrendProps } from "./LineTrend.tsx";
export type { TrendSeries } from "./scale.ts";
