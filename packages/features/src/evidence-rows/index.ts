export { evidenceRowsCatalogue } from "./catalogue.ts";
export { HiddenOf } from "./components/HiddenOf.tsx";
export { RowDialog, type RowDialogProps } from "./components/RowDialog.tsx";
export { type RowRemarksOptions, useRowRemarks } from "./components/use-row-remarks.tsx";
export {
  ADDED,
  type Draft,
  hiddenLines,
  hiddenRecipients,
  isChanged,
  type Line,
  linesOf,
  rowsOf,
  withLine,
  withLines,
  withoutHidden,
} from "./lines.ts";
