export { BulkOutcome, type BulkOutcomeProps } from "./BulkOutcome.tsx";
export { Confirm, type ConfirmProps, Question, type QuestionProps } from "./Confirm.tsx";
export { DiscardDialog, type DiscardDialogProps } from "./DiscardDialog.tsx";
export { emailField } from "./email-field.ts";
export { Failure, type FailureProps } from "./Failure.tsx";
export { FormDialog, type FormDialogProps } from "./FormDialog.tsx";
export type { Meanwhile } from "./meanwhile.ts";
export { SaveRow, type SaveRowProps } from "./SaveRow.tsx";
export { SchemaFormDialog, type SchemaFormDialogProps } from "./SchemaFormDialog.tsx";
export { isUnanswered } from "./unanswered.ts";
export { useListFailure } from "./use-list-failure.ts";
export {
  type AnyForm,
  type SchemaForm,
  type SchemaFormOptions,
  useSchemaForm,
} from "./use-schema-form.ts";
export { useSendOnce } from "./use-send-once.ts";
