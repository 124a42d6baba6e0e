export { type VernierSize, vernierSizes } from "./geometry.ts";
export { Vernier, type VernierProps } from "./Vernier.tsx";
