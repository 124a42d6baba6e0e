export {
  type CheckCounts,
  type CheckStatus,
  checkStatuses,
  issueStatuses,
  statusLetters,
  totalOf,
} from "../icons/status.ts";
export { BarRates, type BarRatesProps, type Rate } from "./BarRates/index.ts";
export { CountCluster, type CountClusterProps } from "./CountCluster/index.ts";
export { LineTrend, type LineTrendProps, type PointReading, type TrendSeries } from "./LineTrend/index.ts";
export { ScoreScale, type ScoreScaleProps, scoreThresholds } from "./ScoreScale/index.ts";
export { Stat, StatCell, StatGrid, type StatProps, statSizes } from "./Stat/index.ts";
export { TickProgress, type TickProgressProps, tickProgressSizes } from "./TickProgress/index.ts";
export { captionSides, Vernier, type VernierProps, type VernierSize, vernierSizes } from "./Vernier/index.ts";
export { legendLooks, VernierLegend, type VernierLegendProps } from "./VernierLegend/index.ts";
