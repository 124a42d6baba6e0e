export { Delayed, type DelayedProps } from "./Delayed.tsx";
