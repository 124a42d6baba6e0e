export { evidenceRowsCatalogue } from "./catalogue.ts";
export { RowDialog, type RowDialogProps } from "./components/RowDialog.tsx";
export { type RowRemarksOptions, useRowRemarks } from "./components/use-row-remarks.tsx";
export {
  ADDED,
  type Draft,
  hiddenRecipients,
  isChanged,
  type Line,
  linesOf,
  rowsOf,
  withLine,
  withLines,
} from "./lines.ts";
