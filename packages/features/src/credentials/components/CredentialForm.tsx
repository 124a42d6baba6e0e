import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { type FormFailure, PublicForm, type PublicFormProps } from "../../session/index.ts";
import { type FailureWords, failureOf, problemOf } from "../errors.ts";
import { FormContext } from "../form-context.ts";

export interface CredentialFormProps<Values extends FieldValues>
  extends Pick<PublicFormProps<Values>, "form" | "send" | "submitLabel" | "children">,
    FailureWords {
  /** Told of a refusal that ends the link, or what the form is for. */
  onProblem?: (error: unknown) => void;
}

/** A form whose fields find it. A refusal that ends the link is handed on, any other is shown. */
export function CredentialForm<Values extends FieldValues>(props: CredentialFormProps<Values>) {
  const { send, onProblem, timeout, ...rest } = props;
  const attempt = async (values: Values) => {
    try {
      await send(values);
    } catch (error) {
      if (!onProblem || !problemOf(error)) throw error;
      onProblem(error);
    }
  };
  return (
    <FormContext value={rest.form as unknown as UseFormReturn}>
      <PublicForm
        {...rest}
        send={attempt}
        failureOf={(error) => failureOf(error, { timeout }) as FormFailure<Path<Values>>}
      />
    </FormContext>
  );
}
