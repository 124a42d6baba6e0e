import { createContext, useContext } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** The form that fields stand in. A context of these pages' own: that of the library would be one more part of sign-in. */
export const FormContext = createContext<UseFormReturn | null>(null);

/** The form as its fields know it. */
export function useFields<Values extends FieldValues>(): UseFormReturn<Values> {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field needs a CredentialForm around it");
  return form as unknown as UseFormReturn<Values>;
}
