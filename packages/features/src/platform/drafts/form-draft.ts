import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { keepDraft, readDraft, storeDraft } from "./draft.ts";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Under which name it is kept what was stored while a draft was typed. */
const storedAs = (name: string) => `${name}.stored`;

function forgetDraft(name: string): void {
  storeDraft(name, null);
  storeDraft(storedAs(name), null);
}

/** The fields that differ from what is stored: of the others, what somebody else stores meanwhile holds. Null: none does. */
function typedIn(values: FieldValues, stored: FieldValues = {}): FieldValues | null {
  const typed = Object.entries(values).filter(([field, value]) => !same(value, stored[field]));
  return typed.length === 0 ? null : Object.fromEntries(typed);
}

/**
 * Keeps what is typed into a form and not saved over a reload of the page, by the form's name. It comes back as unsaved
 * where the form still has such a field. Without a name nothing is kept. Gives what forgets it: to be called once it is saved or thrown away.
 * `onOlder` is told what was stored while it was typed, where something else is stored by now,
 * `onRefused` whenever the browser does not keep what is typed.
 */
export function useFormDraft<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, "getValues" | "setValue" | "subscribe">,
  name: string | null,
  onOlder?: (was: T) => void,
  onRefused?: () => void,
): () => void {
  const older = useEffectEvent((was: T) => onOlder?.(was));
  const refused = useEffectEvent(() => onRefused?.());
  /** What the form held before its draft came back: where the effect runs again, that is no longer what it holds. */
  const held = useRef<{ name: string; values: T } | null>(null);
  useEffect(() => {
    if (name === null) return;
    if (held.current?.name !== name) held.current = { name, values: { ...form.getValues() } };
    const before = held.current.values;
    const draft = readDraft<Record<string, unknown>>(name) ?? {};
    const typed = Object.entries(draft).filter(
      ([field, value]) => field in before && !same(value, before[field]),
    );
    // Saved after all, though its answer was lost: once something else is stored, it would come back as typed.
    const kept = Object.entries(draft).filter(([field, value]) => !same(value, before[field]));
    if (kept.length === 0) forgetDraft(name);
    else if (kept.length < Object.keys(draft).length) storeDraft(name, Object.fromEntries(kept));
    for (const [field, value] of typed) {
      form.setValue(field as Path<T>, value as PathValue<T, Path<T>>, {
        shouldDirty: true,
        shouldTouch: true,
      });
    }
    const was = readDraft<T>(storedAs(name));
    if (was && typed.length > 0 && !same(was, before)) older(was);
    return form.subscribe({
      formState: { values: true },
      callback({ values, defaultValues }) {
        const left = typedIn(values, defaultValues);
        if (!keepDraft(name, left)) refused();
        storeDraft(storedAs(name), left && defaultValues);
      },
    });
  }, [form, name]);
  return () => {
    if (name !== null) forgetDraft(name);
  };
}
