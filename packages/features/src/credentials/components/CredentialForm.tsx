import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormContext } from "../form-context.ts";
import { type SubmitOptions, useSubmit } from "../use-submit.ts";
import * as css from "./credentials.css.ts";
import { SubmitRow } from "./SubmitRow.tsx";
import { TITLE_ID } from "./View.tsx";

export interface CredentialFormProps<Values extends FieldValues> extends SubmitOptions {
  form: UseFormReturn<Values>;
  send: (values: Values) => Promise<unknown>;
  submitLabel: string;
  children: ReactNode;
}

/** A form named by its view's title, with its button. */
export function CredentialForm<Values extends FieldValues>(props: CredentialFormProps<Values>) {
  const { form, send, submitLabel, children, ...options } = props;
  return (
    <FormContext value={form as unknown as UseFormReturn}>
      <form
        className={css.form}
        onSubmit={useSubmit(form, send, options)}
        noValidate
        aria-labelledby={TITLE_ID}
      >
        {children}
        <SubmitRow label={submitLabel} />
      </form>
    </FormContext>
  );
}
