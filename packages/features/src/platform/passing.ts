import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Written here: the form library's own would bring the library to pages without a form. */
const at = (values: unknown, name: string) =>
  name
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);

/** The fields that were left, as their names: `address.city`. */
const namesIn = (touched: object, before = ""): string[] =>
  Object.entries(touched).flatMap(([key, value]) =>
    value === true ? [before + key] : value ? namesIn(value, `${before}${key}.`) : [],
  );

/**
 * Who only passes an empty field has done nothing wrong yet: a field that came empty and was never filled counts as not
 * left, until the form is sent. What it gives back forgets what was filled: the form begins anew.
 */
export function usePassing<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, "formState" | "getValues" | "resetField" | "subscribe">,
) {
  const { defaultValues, errors, isSubmitted, touchedFields } = form.formState;
  const filled = useRef(new Set<string>());
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name && !isEmpty(at(values, name))) filled.current.add(name);
        },
      }),
    [form],
  );
  // Before it is seen or read out.
  useLayoutEffect(() => {
    if (isSubmitted) return;
    for (const name of namesIn(touchedFields) as Path<T>[]) {
      const passed = isEmpty(form.getValues(name)) && isEmpty(at(defaultValues, name));
      if (passed && at(errors, name) && !filled.current.has(name))
        form.resetField(name, { defaultValue: form.getValues(name) });
    }
  });
  return useCallback(() => filled.current.clear(), []);
}
