export { FileChoice, type FileChoiceProps } from "./FileChoice.tsx";
export * as importsCss from "./imports.css.ts";
