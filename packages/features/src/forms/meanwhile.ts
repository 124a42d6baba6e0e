import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../platform/index.ts";

/** What a form does when somebody else changed the same before it was saved. */
export interface Meanwhile<Input extends FieldValues> {
  /** Reads what stands now: what `save` sends next rests on it. */
  read: () => Promise<Input>;
  /** Each field by its label, and what it holds in words. */
  words: (now: Input) => Record<keyof Input & string, readonly [label: string, value: string]>;
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What somebody else stored, in words; null where none of it is another. */
export function useChanges<Input extends FieldValues>(meanwhile: Meanwhile<Input> | undefined) {
  const { t } = useTranslation();
  const { series } = useFormat();
  return (was: Input, now: Input): string | null => {
    const told = meanwhile?.words(now);
    const theirs = (Object.keys(now) as (keyof Input & string)[]).filter(
      (field) => !same(now[field], was[field]),
    );
    if (!told || theirs.length === 0) return null;
    const changes = theirs.map((field) =>
      t("meanwhile.field", { label: told[field][0], value: told[field][1] }),
    );
    return t("meanwhile.text", { changes: series(changes) });
  };
}
