export { dashboardCatalogue } from "./catalogue.ts";
export { Dashboard, type DashboardProps } from "./components/Dashboard.tsx";
export type { DashboardLinks } from "./links.ts";
export { useDashboardSubtitle } from "./subtitle.ts";
