import { FilterTag } from "@candor/ui/badges";
import { Combobox, type ComboboxOption } from "@candor/ui/forms";
import { Stack } from "@candor/ui/layout/Stack";
import { type KeyboardEvent, type Ref, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useListFailure } from "../../forms/index.ts";
import { type Target, useLabels } from "../queries.ts";
import * as css from "./IssueForm.css.ts";
import { useListWords } from "./use-list-words.ts";

export interface LabelsFieldProps {
  label: string;
  required: boolean;
  target: Target;
  value: readonly string[];
  onChange: (labels: string[]) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** A label has no spaces in it. */
const labelsIn = (text: string) => text.split(/\s+/).filter((label) => label !== "");

/** Labels in use, or new ones: chosen one after the other. Enter takes what is typed. */
export function LabelsField({ label, target, value, onChange, ...field }: LabelsFieldProps) {
  const { t } = useTranslation(["jira", "common"]);
  const [search, setSearch] = useState<string | null>(null);
  const query = useLabels(target, search);
  const { data, isFetching } = query;
  const failure = useListFailure(query);
  const words = useListWords(label);
  // The choice passes through the field, which is empty again for the next one.
  const [taken, setTaken] = useState<ComboboxOption | null>(null);
  useEffect(() => {
    if (taken) setTaken(null);
  }, [taken]);

  const add = (text: string) => {
    setTaken({ value: text, label: text });
    onChange([...new Set([...value, ...labelsIn(text)])]);
  };
  const takeTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value: typed } = event.currentTarget;
    const onOption = event.currentTarget.getAttribute("aria-activedescendant");
    if (event.key !== "Enter" || onOption || typed.trim() === "") return;
    event.preventDefault();
    add(typed);
  };
  const found = data?.list.filter((one) => !value.includes(one)) ?? [];
  const typed = search?.trim() ?? "";
  const isNew = typed !== "" && !found.includes(typed) && !value.includes(typed);

  return (
    <Stack space={2}>
      <Combobox
        {...field}
        label={label}
        hint={t("create.labelsHint")}
        options={[
          ...found.map((one) => ({ value: one, label: one })),
          ...(isNew ? [{ value: typed, label: t("create.labelAdd", { label: typed }) }] : []),
        ]}
        value={taken}
        onValueChange={(option) => option && add(option.value)}
        onKeyDown={takeTyped}
        onSearch={setSearch}
        loading={isFetching}
        failure={failure}
        words={words}
      />
      {value.length > 0 && (
        <ul className={css.chosen}>
          {value.map((one) => (
            <li key={one}>
              <FilterTag
                name={t("create.label")}
                value={one}
                removeLabel={t("create.labelRemove", { label: one })}
                onRemove={() => onChange(value.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
