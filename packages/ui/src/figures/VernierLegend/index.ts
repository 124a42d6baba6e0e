export { legendLooks, VernierLegend, type VernierLegendProps } from "./VernierLegend.tsx";
