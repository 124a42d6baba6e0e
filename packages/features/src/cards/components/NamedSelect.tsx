import type { Bilingual } from "@candor/api/entities";
import { Select } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";

export interface NamedSelectProps {
  label: string;
  /** Key of the entry that is named; empty: none yet. */
  value: string;
  /** Absent while they are on their way. */
  options: readonly { key: string; title: Bilingual; enable: boolean }[] | undefined;
  /** What to do first where there is none to choose. */
  none: string;
  error?: string | undefined;
  onChange: (key: string) => void;
}

/** Names an entry of another kind. One that is gone, or not on the list, stays named until another is chosen. */
export function NamedSelect({ label, value, options, none, error, onChange }: NamedSelectProps) {
  const { t } = useTranslation("cards");
  const format = useFormat();
  const listed = (options ?? []).map(({ key, title, enable }) => ({
    value: key,
    label: t(enable ? "named" : "namedOff", { title: format.text(title), key }),
  }));
  const known = value === "" || listed.some((one) => one.value === value);
  return (
    <Select
      label={label}
      required
      value={value}
      placeholder={t("choose")}
      options={known ? listed : [{ value, label: value }, ...listed]}
      hint={options?.length === 0 ? none : undefined}
      // Where there is none to choose, what to do first is what helps.
      error={error && options?.length === 0 ? none : error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
