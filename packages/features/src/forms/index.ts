export { DiscardDialog, type DiscardDialogProps } from "./DiscardDialog.tsx";
export { Failure, type FailureProps } from "./Failure.tsx";
export { FormDialog, type FormDialogProps } from "./FormDialog.tsx";
export { SaveRow, type SaveRowProps } from "./SaveRow.tsx";
