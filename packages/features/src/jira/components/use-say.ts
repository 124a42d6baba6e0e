import type { FieldError, FieldErrorsImpl, Merge } from "react-hook-form";
import { useFieldMessage } from "../../platform/index.ts";

/** What is wrong with a field, where that may be a person: their own fields have no words. */
export function useSay() {
  const say = useFieldMessage();
  return (error: FieldError | Merge<FieldError, FieldErrorsImpl> | undefined): string | undefined =>
    typeof error?.message === "string" ? say({ type: error.type, message: error.message }) : undefined;
}
