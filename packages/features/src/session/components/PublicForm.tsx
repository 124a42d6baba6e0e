import { Button } from "@candor/ui/forms";
import type { ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useFieldMessage } from "../../platform/index.ts";
import type { FormFailure } from "../errors.ts";
import * as css from "./PublicForm.css.ts";
import { TITLE_ID } from "./PublicView.tsx";

export interface PublicFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  send: (values: Values) => Promise<unknown>;
  /** What is shown of that with which `send` rejected. */
  failureOf: (error: unknown) => FormFailure<Path<Values>>;
  /** Said over the button where the form as a whole has no failure. */
  hint?: ReactNode;
  submitLabel: string;
  children: ReactNode;
}

/**
 * A form that its view's title names, with its button, which stays busy until the next view is there. A failure leaves
 * what was typed where it is.
 */
export function PublicForm<Values extends FieldValues>(props: PublicFormProps<Values>) {
  const { form, send, failureOf, hint, submitLabel, children } = props;
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const say = useFieldMessage();
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      const { at, ...failure } = failureOf(error);
      form.setError(at, failure, { shouldFocus: true });
    }
  });
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-labelledby={TITLE_ID}>
      {children}
      <div role="alert" className={css.failure}>
        {say(errors.root) ?? hint}
      </div>
      <Button
        type="submit"
        variant="primary"
        size={40}
        fullWidth
        loading={isSubmitting || (isSubmitSuccessful && Object.keys(errors).length === 0)}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
