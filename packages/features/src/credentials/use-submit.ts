import { isTimeoutError } from "@candor/api/client";
import type { ScreenCode } from "@candor/api/errors";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { failureOf, problemOf } from "./errors.ts";

export interface SubmitOptions {
  /** Told of a refusal that ends the link, or what the form is for. */
  onProblem?: (error: unknown) => void;
  /** What is said when the server does not answer in time. */
  timeout?: ScreenCode;
}

/**
 * Sends a form. What was typed stays: a refusal is shown at its field or over the button, and one that ends the link is
 * handed on.
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<unknown>,
  { onProblem, timeout }: SubmitOptions = {},
) {
  return form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      if (onProblem && problemOf(error)) return onProblem(error);
      const late = timeout && isTimeoutError(error) && ({ at: "root", message: timeout } as const);
      const { at, ...failure } = late || failureOf(error);
      form.setError(at as Path<Values>, failure, { shouldFocus: true });
    }
  });
}
