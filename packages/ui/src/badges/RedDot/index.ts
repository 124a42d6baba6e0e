export { RedDot, type RedDotProps } from "./RedDot.tsx";
