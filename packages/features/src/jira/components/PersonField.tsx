import type { JiraUser } from "@candor/api/entities";
import { Combobox } from "@candor/ui/forms";
import { type Ref, useState } from "react";
import { useListFailure } from "../../forms/index.ts";
import { type Target, usePeople } from "../queries.ts";
import { useListWords } from "./use-list-words.ts";

export interface PersonFieldProps {
  label: string;
  required: boolean;
  target: Target;
  value: JiraUser | null;
  onChange: (person: JiraUser | null) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** One of the people who can be assigned, found by name. */
export function PersonField({ label, target, value, onChange, ...field }: PersonFieldProps) {
  const [search, setSearch] = useState<string | null>(null);
  const query = usePeople(target, search);
  const { data, isFetching } = query;
  const failure = useListFailure(query);
  const words = useListWords(label);
  return (
    <Combobox
      {...field}
      label={label}
      options={data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      value={value && { value: value.id, label: value.name }}
      onValueChange={(option) => onChange(option && { id: option.value, name: option.label })}
      onSearch={setSearch}
      loading={isFetching}
      failure={failure}
      words={words}
    />
  );
}
