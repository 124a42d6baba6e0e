export { Selectors, type SelectorsProps } from "./Selectors.tsx";
