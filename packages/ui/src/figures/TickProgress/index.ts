export { TickProgress, type TickProgressProps, tickProgressSizes } from "./TickProgress.tsx";
