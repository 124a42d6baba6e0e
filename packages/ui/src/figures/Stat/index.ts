export { Stat, StatCell, StatGrid, type StatProps, statSizes } from "./Stat.tsx";
