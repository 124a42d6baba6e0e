import { Button } from "@candor/ui/forms";
import { Failure } from "./Failure.tsx";
import { FormDialog, type FormDialogProps } from "./FormDialog.tsx";
import * as css from "./SchemaFormDialog.css.ts";
import type { AnyForm } from "./use-schema-form.ts";

export interface SchemaFormDialogProps
  extends Pick<FormDialogProps, "title" | "description" | "discardText" | "onClose" | "children"> {
  form: AnyForm;
  submitLabel: string;
}

/** A form in a dialog: its fields, why it was not saved, and the button that sends it. */
export function SchemaFormDialog({ form, submitLabel, children, ...dialog }: SchemaFormDialogProps) {
  return (
    <FormDialog
      {...dialog}
      draft={form.draft}
      dirty={form.isDirty}
      busy={form.isSaving}
      submit={
        <Button type="submit" form={form.id} variant="primary" loading={form.isSaving}>
          {submitLabel}
        </Button>
      }
    >
      <form id={form.id} className={css.form} onSubmit={(event) => void form.submit(event)} noValidate>
        {children}
      </form>
      <Failure text={form.failure} />
    </FormDialog>
  );
}
