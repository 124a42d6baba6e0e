export { type VernierSize, vernierSizes } from "./geometry.ts";
export { captionSides, Vernier, type VernierProps } from "./Vernier.tsx";
