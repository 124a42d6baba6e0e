import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { type FailureWords, failureOf, problemOf } from "./errors.ts";

export interface SubmitOptions extends FailureWords {
  /** Told of a refusal that ends the link, or what the form is for. */
  onProblem?: (error: unknown) => void;
}

/**
 * Sends a form. What was typed stays: a refusal is shown at its field or over the button, and one that ends the link is
 * handed on.
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<unknown>,
  { onProblem, ...words }: SubmitOptions = {},
) {
  return form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      if (onProblem && problemOf(error)) return onProblem(error);
      const { at, ...failure } = failureOf(error, words);
      form.setError(at as Path<Values>, failure, { shouldFocus: true });
    }
  });
}
