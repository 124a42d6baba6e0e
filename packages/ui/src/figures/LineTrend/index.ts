export type { PointReading } from "../../internal/chart/point-reading.ts";
export { LineTrend, type LineTrendProps } from "./LineTrend.tsx";
export type { TrendSeries } from "./scale.ts";
