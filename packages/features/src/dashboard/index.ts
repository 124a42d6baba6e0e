export { type DashboardState, dashboardAddress } from "./address.ts";
export { dashboardCatalogue } from "./catalogue.ts";
export { Dashboard, type DashboardProps } from "./components/Dashboard.tsx";
export { RunningPanel, type RunningPanelProps } from "./components/RunningPanel.tsx";
export type { DashboardLinks } from "./links.ts";
export { useDashboardScanTime } from "./scan-time.tsx";
export { useDashboardSubtitle } from "./subtitle.ts";
export { shortNames } from "./trend.ts";
