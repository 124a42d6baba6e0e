import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { readDraft, storeDraft } from "./draft.ts";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ from what is stored: of the others, what somebody else stores meanwhile holds. Null: none does. */
function typedIn(values: FieldValues, stored: FieldValues = {}): FieldValues | null {
  const typed = Object.entries(values).filter(([field, value]) => !same(value, stored[field]));
  return typed.length === 0 ? null : Object.fromEntries(typed);
}

/**
 * Keeps what is typed into a form and not saved over a reload of the page, by the form's name. It comes back as unsaved
 * where the form still has such a field. Without a name nothing is kept. Gives what forgets it: to be called once it is saved or thrown away.
 */
export function useFormDraft<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, "getValues" | "setValue" | "subscribe">,
  name: string | null,
): () => void {
  useEffect(() => {
    if (name === null) return;
    const before = form.getValues();
    const draft = readDraft<Record<string, unknown>>(name) ?? {};
    for (const [field, value] of Object.entries(draft)) {
      if (!(field in before) || same(value, before[field])) continue;
      const typed = value as PathValue<T, Path<T>>;
      form.setValue(field as Path<T>, typed, { shouldDirty: true, shouldTouch: true });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => storeDraft(name, typedIn(values, defaultValues)),
    });
  }, [form, name]);
  return () => {
    if (name !== null) storeDraft(name, null);
  };
}
