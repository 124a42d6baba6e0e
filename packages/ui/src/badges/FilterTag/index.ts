export { FilterTag, type FilterTagProps } from "./FilterTag.tsx";
