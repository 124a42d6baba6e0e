export { tickProgressSizes } from "./TickBar.tsx";
export { TickProgress, type TickProgressProps } from "./TickProgress.tsx";
