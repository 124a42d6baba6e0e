import { Combobox, type ComboboxProps } from "@candor/ui/forms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useListFailure } from "../../forms/index.ts";
import { useCompaniesFound } from "../queries.ts";
import type { ChosenCompany } from "../schema.ts";

export interface CompanyPickerProps
  extends Pick<ComboboxProps, "error" | "required" | "size" | "onBlur" | "ref" | "className"> {
  value: ChosenCompany | null;
  onChange: (company: ChosenCompany | null) => void;
  /** The label stands elsewhere. */
  bare?: boolean;
}

/** One of all companies, found by a part of its name. */
export function CompanyPicker({ value, onChange, bare = false, ...field }: CompanyPickerProps) {
  const { t } = useTranslation(["scan-making", "common"]);
  const [search, setSearch] = useState<string | null>(null);
  const query = useCompaniesFound(search);
  const { data, isFetching } = query;
  const failure = useListFailure(query);
  const label = t("company.label");
  return (
    <Combobox
      {...field}
      {...(bare ? { "aria-label": label, placeholder: label } : { label, placeholder: t("company.hint") })}
      autoComplete="off"
      options={data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      value={value && { value: value.id, label: value.name }}
      onValueChange={(option) => onChange(option && { id: option.value, name: option.label })}
      onSearch={setSearch}
      loading={isFetching}
      failure={failure}
      words={{
        open: t("company.open"),
        clear: t("company.clear"),
        loading: t("company.loading"),
        empty: t("company.empty"),
        results: (count) => t("company.results", { count }),
      }}
    />
  );
}
