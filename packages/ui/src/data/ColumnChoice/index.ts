export {
  type ChoiceColumn,
  ColumnChoice,
  type ColumnChoiceProps,
  type ColumnChoiceTexts,
} from "./ColumnChoice.tsx";
export { arrangeColumns, asGiven, type ColumnLayout } from "./layout.ts";
export { useColumnLayout } from "./use-column-layout.ts";
